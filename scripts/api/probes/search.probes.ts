import { shopContract } from '#contracts/shop.contract.ts'
import type { ProbeFixtures, Part } from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { searchResultsWith, skusOf } from './search-results.ts'

const NONSENSE = 'qzxqzx-0-qzxqzx'

const squeezed = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Equivalent spellings of an article number. */
const spellings = (number: string): readonly string[] => [
  number,
  squeezed(number),
  squeezed(number).toUpperCase(),
  [...squeezed(number)].join(' ').slice(0, 200),
  number.replaceAll('.', '-'),
]

/** A part, and a part with letters in its number if the server has one. */
async function numbered(fixtures: ProbeFixtures): Promise<readonly Part[]> {
  const lettered = (await fixtures.parts()).find(({ sku }) => /\p{L}/u.test(sku))
  return [await fixtures.part(), ...(lettered ? [lettered] : [])]
}

async function mustFind(fixtures: ProbeFixtures, part: Part, term: string): Promise<void> {
  const searchResult = await searchResultsWith(fixtures.guest, { term, length: 50 })
  assertProbe(
    searchResult.items.some(({ slug }) => slug === part.slug),
    `"${term}" does not find ${part.sku}`,
  )
}

async function facetsWith(fixtures: ProbeFixtures, filter: object) {
  const { facets } = await searchResultsWith(await fixtures.customer(), { facets: true, length: 1, filter })
  return requireValue(facets, 'facet')
}

async function mustCount(fixtures: ProbeFixtures, field: string): Promise<void> {
  const facets = await facetsWith(fixtures, {})
  const values = requireValue(
    facets.find(({ name }) => name === field),
    `facet ${field}`,
  ).values.filter(({ count }) => count > 0)
  requireValue(values[0], `value of the facet ${field}`)
  for (const { id, count } of values.slice(0, 3)) {
    const { pagination } = await searchResultsWith(await fixtures.customer(), {
      filter: { [field]: [id] },
      length: 1,
    })
    assertProbeEqual(
      pagination.total,
      count,
      `parts found with the filter ${field} ${id}, which its facet counts`,
    )
  }
}

async function mustSort(
  fixtures: ProbeFixtures,
  sortBy: string,
  valueOf: (part: Part) => unknown,
): Promise<void> {
  const customer = await fixtures.customer()
  const { categories } = await fixtures.content()
  const group = requireValue(
    categories.find(({ productCount }) => productCount > 2 && productCount <= 1000),
    'group with 3 to 1,000 parts',
  )
  const sorted = async (desc: 0 | 1) => {
    const filter = { categories: [group.id] }
    const { items } = await searchResultsWith(customer, { length: 1000, sort_by: sortBy, desc, filter })
    return items.map(valueOf)
  }
  const [up, down] = [await sorted(0), await sorted(1)]
  assertProbe(
    JSON.stringify(up[0]) !== JSON.stringify(up.at(-1)) || new Set(up).size === 1,
    `sorted by ${sortBy}, the first and the last are alike`,
  )
  assertProbeEqual(down.toReversed(), up, `sorted by ${sortBy}, descending is not ascending backwards`)
  if (!up.every((value): value is number => typeof value === 'number')) return
  assertProbe(
    up.every((value, index) => index === 0 || value >= (up[index - 1] ?? 0)),
    `sorted by ${sortBy}, the values are not in order`,
  )
}

export const searchProbes = probesOf('search', [
  [
    'SRCH-12',
    'An article number finds its part with any dots, dashes, spaces and case.',
    async (fixtures) => {
      for (const part of await numbered(fixtures)) {
        for (const term of spellings(part.sku)) await mustFind(fixtures, part, term)
      }
    },
  ],
  [
    'SRCH-12',
    'An OE number finds its part with any dots, dashes, spaces and case.',
    async (fixtures) => {
      const part = requireValue(
        (await fixtures.parts()).find(({ mainOe }) => mainOe !== null),
        'part with an OE number',
      )
      for (const term of spellings(part.mainOe?.referenceNo ?? '')) await mustFind(fixtures, part, term)
    },
  ],
  [
    'SRCH-12',
    'The live search finds a part by its number, in any spelling.',
    async (fixtures) => {
      for (const { sku } of await numbered(fixtures)) {
        for (const searchTerm of spellings(sku)) {
          const { products } = await fixtures.guest.ask(shopContract.search.partSearch, { searchTerm })
          assertProbe(skusOf(products).includes(sku), `"${searchTerm}" does not find ${sku}`)
        }
      }
    },
  ],
  [
    'SRCH-12',
    'The name of a part finds parts with that name.',
    async (fixtures) => {
      const { name } = await fixtures.part()
      const { products } = await fixtures.guest.ask(shopContract.search.partSearch, { searchTerm: name })
      assertProbe(
        products.some((product) => product.name === name),
        `"${name}" finds no part of that name`,
      )
    },
  ],
  [
    'SRCH-03',
    'A term without a match finds no part and no group, without an error.',
    async (fixtures) => {
      const { products, categories, pagination } = await fixtures.guest.ask(shopContract.search.partSearch, {
        searchTerm: NONSENSE,
      })
      assertProbeEqual(
        [products.length, categories.length, pagination.total],
        [0, 0, 0],
        'parts, groups and total',
      )
      const searchResult = await searchResultsWith(fixtures.guest, { term: NONSENSE })
      assertProbeEqual([searchResult.items.length, searchResult.pagination.total], [0, 0], 'parts and total')
    },
  ],
  [
    'SRCH-02',
    'The groups of a live search are known groups, and none counts more parts than are found.',
    async (fixtures) => {
      const knownIds = new Set((await fixtures.content()).categories.map(({ id }) => id))
      const { name } = await fixtures.part()
      const result = await fixtures.guest.ask(shopContract.search.partSearch, { searchTerm: name })
      requireValue(result.categories[0], 'group of a search')
      for (const { id, count } of result.categories) {
        assertProbe(knownIds.has(id), `the group ${id} is not in the content data`)
        assertProbe(
          count <= result.pagination.total,
          `the group ${id} counts ${count} of ${result.pagination.total}`,
        )
      }
    },
  ],
  [
    'SRCH-01',
    'The live search and the results page find the same number of parts.',
    async (fixtures) => {
      const { name } = await fixtures.part()
      const live = await fixtures.guest.ask(shopContract.search.partSearch, { searchTerm: name })
      const listed = await searchResultsWith(fixtures.guest, { term: name })
      assertProbeEqual(live.pagination.total, listed.pagination.total, 'total of the live search')
    },
  ],
  [
    'SRCH-09',
    'A part that is found by a number returns the matching number.',
    async (fixtures) => {
      const part = await fixtures.part()
      const { items } = await searchResultsWith(fixtures.guest, { term: part.sku })
      const via = requireValue(
        items.find(({ slug }) => slug === part.slug)?.foundVia,
        'reason why a part is found',
      )
      assertProbeEqual(squeezed(via.number ?? ''), squeezed(part.sku), 'number that the part was found by')
      assertProbeEqual(via.matchType, 'ARTICLE', 'kind of the number')
    },
  ],
  [
    'PAGE-05',
    'The filter of a group returns only parts of that group.',
    async (fixtures) => {
      const { categories } = await fixtures.content()
      for (const { id } of categories.filter(({ productCount }) => productCount > 0).slice(0, 3)) {
        const { items } = await searchResultsWith(fixtures.guest, {
          filter: { categories: [id] },
          length: 50,
        })
        const otherPart = items.find((part) => !part.categories.some((group) => group.id === id))
        assertProbe(
          otherPart === undefined,
          `the group ${id} holds ${otherPart?.sku}, which does not name it`,
        )
      }
    },
  ],
  [
    'PAGE-05',
    'Values within a field are combined with OR, fields with AND.',
    async (fixtures) => {
      const { categories, productDivisons } = await fixtures.content()
      const leaves = categories.filter(
        ({ id, productCount }) => productCount > 0 && !categories.some(({ parentId }) => parentId === id),
      )
      const [one, other] = [requireValue(leaves[0], 'group'), requireValue(leaves[1], 'second group')]
      const total = async (filter: object) =>
        (await searchResultsWith(fixtures.guest, { filter })).pagination.total
      assertProbeEqual(
        await total({ categories: [one.id, other.id] }),
        (await total({ categories: [one.id] })) + (await total({ categories: [other.id] })),
        'total of two groups',
      )
      const division = requireValue(productDivisons[0], 'division')
      const both = await total({ categories: [one.id], divisions: [division.slug] })
      assertProbe(both <= (await total({ categories: [one.id] })), 'a second field finds more, not fewer')
      assertProbe(
        both <= (await total({ divisions: [division.slug] })),
        'a second field finds more, not fewer',
      )
    },
  ],
  [
    'PAGE-05',
    'An unknown id in a filter is ignored.',
    async (fixtures) => {
      const { total } = (await searchResultsWith(fixtures.guest, {})).pagination
      const ignored = await searchResultsWith(fixtures.guest, { filter: { categories: ['no-such-group'] } })
      assertProbeEqual(ignored.pagination.total, total, 'total with an unknown group')
    },
  ],
  [
    'PAGE-05',
    'news leaves promotions alone.',
    async (fixtures) => {
      const { items } = await searchResultsWith(fixtures.guest, { filter: { news: true }, length: 50 })
      requireValue(items[0], 'promotion')
      assertProbe(
        items.every(({ promotion }) => promotion),
        'a part without a promotion is among the promotions',
      )
    },
  ],
  [
    'PAGE-05',
    'The filter of a brand returns only parts of that brand.',
    async (fixtures) => {
      const { vendorId } = await fixtures.part()
      const { items } = await searchResultsWith(fixtures.guest, {
        filter: { brands: [vendorId] },
        length: 50,
      })
      requireValue(items[0], 'part of a brand')
      assertProbe(
        items.every((part) => part.vendorId === vendorId),
        `a part of another brand than ${vendorId}`,
      )
    },
  ],
  ...(['divisions', 'categories', 'brands', 'makers'] as const).map(
    (field) =>
      [
        'PAGE-05',
        `The facet ${field} counts what its filter finds.`,
        (fixtures: ProbeFixtures) => mustCount(fixtures, field),
      ] as const,
  ),
  [
    'PAGE-05',
    'A facet counts without its own filter, and lists a chosen value.',
    async (fixtures) => {
      const before = requireValue(
        (await facetsWith(fixtures, {})).find(({ name }) => name === 'categories'),
        'facet categories',
      )
      const chosenGroup = requireValue(
        before.values.find(({ count }) => count > 0),
        'value of a facet',
      )
      const after = (await facetsWith(fixtures, { categories: [chosenGroup.id] })).find(
        ({ name }) => name === 'categories',
      )
      const ids = (after?.values ?? []).map(({ id }) => id)
      assertProbe(ids.includes(chosenGroup.id), `the chosen group ${chosenGroup.id} is not in its facet`)
      assertProbeEqual(ids.length, before.values.length, 'values of the facet that is filtered by')
    },
  ],
  [
    'PAGE-05',
    'An attribute facet counts what its filter finds.',
    async (fixtures) => {
      const { categories } = await fixtures.content()
      for (const { id } of categories.filter(({ productCount }) => productCount > 0)) {
        const filter = { categories: [id] }
        const searchResult = await searchResultsWith(fixtures.guest, { facets: true, length: 1, filter })
        const facet = searchResult.attributes?.[0]
        if (facet === undefined) continue
        const [value] = facet.kind === 'VALUES' ? facet.values : []
        const condition =
          facet.kind === 'RANGE'
            ? { id: facet.id, min: facet.min, max: facet.max }
            : { id: facet.id, values: [requireValue(value, 'value').id] }
        const narrowed = await searchResultsWith(fixtures.guest, {
          filter: { ...filter, attributes: [condition] },
        })
        const count = facet.kind === 'RANGE' ? facet.count : value?.count
        return assertProbeEqual(narrowed.pagination.total, count, `parts with the attribute ${facet.id}`)
      }
      requireValue(undefined, 'facet of an attribute')
    },
  ],
  [
    'PAGE-05',
    'Without requested facets the response contains none.',
    async (fixtures) => {
      const { facets } = await searchResultsWith(fixtures.guest, {})
      assertProbe(facets === undefined, 'facets are answered though nobody asked')
    },
  ],
  [
    'PAGE-05',
    'Pages are continuous: each part once, the same total on each.',
    async (fixtures) => {
      const long = await searchResultsWith(fixtures.guest, { start: 0, length: 6 })
      const pages = [
        await searchResultsWith(fixtures.guest, { start: 0, length: 3 }),
        await searchResultsWith(fixtures.guest, { start: 3, length: 3 }),
      ]
      assertProbeEqual(
        pages.flatMap(({ items }) => skusOf(items)),
        skusOf(long.items),
        'two pages of three against one of six',
      )
      for (const page of pages)
        assertProbeEqual(page.pagination.total, long.pagination.total, 'total of a page')
      assertProbe(new Set(skusOf(long.items)).size === long.items.length, 'a part comes twice')
    },
  ],
  [
    'PAGE-05',
    'A page returns its start and length, and a page beyond the last is empty.',
    async (fixtures) => {
      const { pagination, items } = await searchResultsWith(fixtures.guest, { start: 1, length: 2 })
      assertProbeEqual([pagination.start, pagination.length], [1, 2], 'start and length')
      assertProbe(items.length <= 2, `${items.length} parts on a page of two`)
      const beyond = await searchResultsWith(fixtures.guest, { start: pagination.total, length: 2 })
      assertProbeEqual(beyond.items.length, 0, 'parts beyond the last page')
    },
  ],
  [
    'PAGE-05',
    'Sorted by sku, descending is the reverse of ascending.',
    (fixtures) => mustSort(fixtures, 'sku', ({ sku }) => sku),
  ],
  [
    'PAGE-05',
    'Sorted by name, descending is the reverse of ascending.',
    (fixtures) => mustSort(fixtures, 'name', ({ name }) => name),
  ],
  [
    'PAGE-05',
    'Sorted by price, the prices are ascending.',
    (fixtures) => mustSort(fixtures, 'price', ({ pricePackage }) => pricePackage?.price.value),
  ],
  [
    'PAGE-05',
    'An unknown sort_by means relevance.',
    async (fixtures) => {
      const plain = await searchResultsWith(fixtures.guest, { length: 6 })
      const unknown = await searchResultsWith(fixtures.guest, { length: 6, sort_by: 'no-such-column' })
      assertProbeEqual(skusOf(unknown.items), skusOf(plain.items), 'parts by an unknown order')
    },
  ],
  [
    'PAGE-05',
    'in-stock leaves parts that can be had at once, and is ignored for anonymous visitors.',
    async (fixtures) => {
      const filter = { stock: ['in-stock'] }
      const { items } = await searchResultsWith(await fixtures.customer(), { filter, length: 50 })
      assertProbe(
        items.every(({ availability }) => ['AVAILABLE', 'LIMITED'].includes(availability?.status ?? '')),
        'a part without stock is in stock',
      )
      const [all, ignored] = [
        await searchResultsWith(fixtures.guest, {}),
        await searchResultsWith(fixtures.guest, { filter }),
      ]
      assertProbeEqual(ignored.pagination.total, all.pagination.total, 'total of an anonymous visitor')
    },
  ],
  [
    'AUD-02',
    'A search in another language finds the same parts with their names in it.',
    async (fixtures) => {
      const part = await fixtures.part()
      for (const languageID of ['de-DE', 'fr-FR', 'ru-RU'] as const) {
        const { items } = await searchResultsWith(fixtures.guest.with({ languageID }), { term: part.sku })
        assertProbe(skusOf(items).includes(part.sku), `${part.sku} is not found in ${languageID}`)
        assertProbe(
          items.every(({ name }) => name.trim() !== ''),
          `a part without a name in ${languageID}`,
        )
      }
    },
  ],
])
