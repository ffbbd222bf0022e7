import { shopContract } from '#contracts/shop.contract.ts'
import type { ProbeFixtures, Part } from '../kit/probe-fixtures.ts'
import { must, mustEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { foundWith, skusOf } from './found.ts'

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
  const found = await foundWith(fixtures.guest, { term, length: 50 })
  must(
    found.items.some(({ slug }) => slug === part.slug),
    `"${term}" does not find ${part.sku}`,
  )
}

async function facetsWith(fixtures: ProbeFixtures, filter: object) {
  const { facets } = await foundWith(await fixtures.customer(), { facets: true, length: 1, filter })
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
    const { pagination } = await foundWith(await fixtures.customer(), {
      filter: { [field]: [id] },
      length: 1,
    })
    mustEqual(pagination.total, count, `parts found with the filter ${field} ${id}, which its facet counts`)
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
    const { items } = await foundWith(customer, { length: 1000, sort_by: sortBy, desc, filter })
    return items.map(valueOf)
  }
  const [up, down] = [await sorted(0), await sorted(1)]
  must(
    JSON.stringify(up[0]) !== JSON.stringify(up.at(-1)) || new Set(up).size === 1,
    `sorted by ${sortBy}, the first and the last are alike`,
  )
  mustEqual(down.toReversed(), up, `sorted by ${sortBy}, descending is not ascending backwards`)
  if (!up.every((value): value is number => typeof value === 'number')) return
  must(
    up.every((value, place) => place === 0 || value >= (up[place - 1] ?? 0)),
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
          must(skusOf(products).includes(sku), `"${searchTerm}" does not find ${sku}`)
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
      must(
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
      mustEqual([products.length, categories.length, pagination.total], [0, 0, 0], 'parts, groups and total')
      const found = await foundWith(fixtures.guest, { term: NONSENSE })
      mustEqual([found.items.length, found.pagination.total], [0, 0], 'parts and total')
    },
  ],
  [
    'SRCH-02',
    'The groups of a live search are known groups, and none counts more parts than are found.',
    async (fixtures) => {
      const known = new Set((await fixtures.content()).categories.map(({ id }) => id))
      const { name } = await fixtures.part()
      const answer = await fixtures.guest.ask(shopContract.search.partSearch, { searchTerm: name })
      requireValue(answer.categories[0], 'group of a search')
      for (const { id, count } of answer.categories) {
        must(known.has(id), `the group ${id} is not in the content data`)
        must(
          count <= answer.pagination.total,
          `the group ${id} counts ${count} of ${answer.pagination.total}`,
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
      const listed = await foundWith(fixtures.guest, { term: name })
      mustEqual(live.pagination.total, listed.pagination.total, 'total of the live search')
    },
  ],
  [
    'SRCH-09',
    'A part that is found by a number returns the matching number.',
    async (fixtures) => {
      const part = await fixtures.part()
      const { items } = await foundWith(fixtures.guest, { term: part.sku })
      const via = requireValue(
        items.find(({ slug }) => slug === part.slug)?.foundVia,
        'reason why a part is found',
      )
      mustEqual(squeezed(via.number ?? ''), squeezed(part.sku), 'number that the part was found by')
      mustEqual(via.matchType, 'ARTICLE', 'kind of the number')
    },
  ],
  [
    'PAGE-05',
    'The filter of a group returns only parts of that group.',
    async (fixtures) => {
      const { categories } = await fixtures.content()
      for (const { id } of categories.filter(({ productCount }) => productCount > 0).slice(0, 3)) {
        const { items } = await foundWith(fixtures.guest, { filter: { categories: [id] }, length: 50 })
        const stranger = items.find((part) => !part.categories.some((group) => group.id === id))
        must(stranger === undefined, `the group ${id} holds ${stranger?.sku}, which does not name it`)
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
      const total = async (filter: object) => (await foundWith(fixtures.guest, { filter })).pagination.total
      mustEqual(
        await total({ categories: [one.id, other.id] }),
        (await total({ categories: [one.id] })) + (await total({ categories: [other.id] })),
        'total of two groups',
      )
      const division = requireValue(productDivisons[0], 'division')
      const both = await total({ categories: [one.id], divisions: [division.slug] })
      must(both <= (await total({ categories: [one.id] })), 'a second field finds more, not fewer')
      must(both <= (await total({ divisions: [division.slug] })), 'a second field finds more, not fewer')
    },
  ],
  [
    'PAGE-05',
    'An unknown id in a filter is ignored.',
    async (fixtures) => {
      const { total } = (await foundWith(fixtures.guest, {})).pagination
      const ignored = await foundWith(fixtures.guest, { filter: { categories: ['no-such-group'] } })
      mustEqual(ignored.pagination.total, total, 'total with an unknown group')
    },
  ],
  [
    'PAGE-05',
    'news leaves promotions alone.',
    async (fixtures) => {
      const { items } = await foundWith(fixtures.guest, { filter: { news: true }, length: 50 })
      requireValue(items[0], 'promotion')
      must(
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
      const { items } = await foundWith(fixtures.guest, { filter: { brands: [vendorId] }, length: 50 })
      requireValue(items[0], 'part of a brand')
      must(
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
      const chosen = requireValue(
        before.values.find(({ count }) => count > 0),
        'value of a facet',
      )
      const after = (await facetsWith(fixtures, { categories: [chosen.id] })).find(
        ({ name }) => name === 'categories',
      )
      const ids = (after?.values ?? []).map(({ id }) => id)
      must(ids.includes(chosen.id), `the chosen group ${chosen.id} is not in its facet`)
      mustEqual(ids.length, before.values.length, 'values of the facet that is filtered by')
    },
  ],
  [
    'PAGE-05',
    'An attribute facet counts what its filter finds.',
    async (fixtures) => {
      const { categories } = await fixtures.content()
      for (const { id } of categories.filter(({ productCount }) => productCount > 0)) {
        const filter = { categories: [id] }
        const found = await foundWith(fixtures.guest, { facets: true, length: 1, filter })
        const facet = found.attributes?.[0]
        if (facet === undefined) continue
        const [value] = facet.kind === 'VALUES' ? facet.values : []
        const condition =
          facet.kind === 'RANGE'
            ? { id: facet.id, min: facet.min, max: facet.max }
            : { id: facet.id, values: [requireValue(value, 'value').id] }
        const narrowed = await foundWith(fixtures.guest, { filter: { ...filter, attributes: [condition] } })
        const count = facet.kind === 'RANGE' ? facet.count : value?.count
        return mustEqual(narrowed.pagination.total, count, `parts with the attribute ${facet.id}`)
      }
      requireValue(undefined, 'facet of an attribute')
    },
  ],
  [
    'PAGE-05',
    'Without requested facets the response contains none.',
    async (fixtures) => {
      const { facets } = await foundWith(fixtures.guest, {})
      must(facets === undefined, 'facets are answered though nobody asked')
    },
  ],
  [
    'PAGE-05',
    'Pages are continuous: each part once, the same total on each.',
    async (fixtures) => {
      const long = await foundWith(fixtures.guest, { start: 0, length: 6 })
      const pages = [
        await foundWith(fixtures.guest, { start: 0, length: 3 }),
        await foundWith(fixtures.guest, { start: 3, length: 3 }),
      ]
      mustEqual(
        pages.flatMap(({ items }) => skusOf(items)),
        skusOf(long.items),
        'two pages of three against one of six',
      )
      for (const page of pages) mustEqual(page.pagination.total, long.pagination.total, 'total of a page')
      must(new Set(skusOf(long.items)).size === long.items.length, 'a part comes twice')
    },
  ],
  [
    'PAGE-05',
    'A page returns its start and length, and a page beyond the last is empty.',
    async (fixtures) => {
      const { pagination, items } = await foundWith(fixtures.guest, { start: 1, length: 2 })
      mustEqual([pagination.start, pagination.length], [1, 2], 'start and length')
      must(items.length <= 2, `${items.length} parts on a page of two`)
      const beyond = await foundWith(fixtures.guest, { start: pagination.total, length: 2 })
      mustEqual(beyond.items.length, 0, 'parts beyond the last page')
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
      const plain = await foundWith(fixtures.guest, { length: 6 })
      const unknown = await foundWith(fixtures.guest, { length: 6, sort_by: 'no-such-column' })
      mustEqual(skusOf(unknown.items), skusOf(plain.items), 'parts by an unknown order')
    },
  ],
  [
    'PAGE-05',
    'in-stock leaves parts that can be had at once, and is ignored for anonymous visitors.',
    async (fixtures) => {
      const filter = { stock: ['in-stock'] }
      const { items } = await foundWith(await fixtures.customer(), { filter, length: 50 })
      must(
        items.every(({ availability }) => ['AVAILABLE', 'LIMITED'].includes(availability?.status ?? '')),
        'a part without stock is in stock',
      )
      const [all, ignored] = [
        await foundWith(fixtures.guest, {}),
        await foundWith(fixtures.guest, { filter }),
      ]
      mustEqual(ignored.pagination.total, all.pagination.total, 'total of an anonymous visitor')
    },
  ],
  [
    'AUD-02',
    'A search in another language finds the same parts with their names in it.',
    async (fixtures) => {
      const part = await fixtures.part()
      for (const languageID of ['de-DE', 'fr-FR', 'ru-RU'] as const) {
        const { items } = await foundWith(fixtures.guest.with({ languageID }), { term: part.sku })
        must(skusOf(items).includes(part.sku), `${part.sku} is not found in ${languageID}`)
        must(
          items.every(({ name }) => name.trim() !== ''),
          `a part without a name in ${languageID}`,
        )
      }
    },
  ],
])
