import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import { languages } from '#mock-backend/catalogue/language.ts'
import { partTypes } from '#mock-backend/catalogue/part-types.ts'

const catalogue = createCatalogue({ seed: 1, size: 3_000 })
const page = { language: 'en', offset: 0, limit: 3_000 } as const

const typesFound = (term: string, language: (typeof languages)[number] = 'en'): readonly string[] => [
  ...new Set(
    catalogue
      .search(term, { ...page, language })
      .hits.map(({ index }) => catalogue.product(index).partTypeId),
  ),
]

test.each([
  ['Bremsscheibe', 'brake-disc'],
  ['brake disc', 'brake-disc'],
  ['disque de frein', 'brake-disc'],
  ['disco freno', 'brake-disc'],
  ['тормозной диск', 'brake-disc'],
  ['remschijf', 'brake-disc'],
  ['disco de freio', 'brake-disc'],
  ['disco de freno', 'brake-disc'],
  ['Ölfilter', 'oil-filter'],
  ['olfilter', 'oil-filter'],
  ['filtre à huile', 'oil-filter'],
  ['filtre huile', 'oil-filter'],
  ['масляный фильтр', 'oil-filter'],
  ['Luftfederbalg', 'air-spring'],
  ['amortecedor', 'shock-absorber'],
])('%s returns first %s, whatever the language of the site is', (term, partTypeId) => {
  for (const language of languages) expect(typesFound(term, language)[0]).toBe(partTypeId)
})

test.each([
  ['brake dsic', 'brake-disc'],
  ['brake discs', 'brake-disc'],
  ['Bremsscheiben', 'brake-disc'],
  ['Bremsschiebe', 'brake-disc'],
  ['тормозные диски', 'brake-disc'],
  ['Oelfilter', 'oil-filter'],
  ['Stosdämpfer', 'shock-absorber'],
  ['pastilas de freno', 'brake-pad-set'],
  ['tail lmap', 'tail-lamp'],
])('%s matches despite its spelling: %s', (term, partTypeId) => {
  expect(typesFound(term)[0]).toBe(partTypeId)
})

test('each name of each part type matches this part type', () => {
  for (const { id, names } of partTypes) {
    for (const language of languages) expect(typesFound(names[language], language)).toContain(id)
  }
})

test('a search matches only parts with all its words', () => {
  const matches = typesFound('brake disc')
  expect(matches).toContain('brake-disc')
  expect(matches).not.toContain('brake-drum')
  expect(matches).not.toContain('clutch-disc')
})

test('a prefix of a word matches', () => {
  expect(typesFound('alternat')).toEqual(['alternator'])
  expect(typesFound('Brems', 'de')).toContain('brake-drum')
})

test.each(['en', 'it', 'ru'] as const)(
  'an ambiguous prefix is interpreted in the site’s language %s',
  (language) => {
    const beginnings = { en: 'bra', it: 'sup', ru: 'под' }
    const [first] = typesFound(beginnings[language], language)
    const name = partTypes.find(({ id }) => id === first)?.names[language].toLowerCase() ?? ''
    expect(name.split(/[ ,]+/).some((word) => word.startsWith(beginnings[language]))).toBe(true)
  },
)

test('the second word of a compound matches', () => {
  expect(typesFound('Scheibe', 'de')[0]).toBe('brake-disc')
})

test('the name of a group matches its parts', () => {
  expect(typesFound('Zubehör', 'de').length).toBeGreaterThan(5)
})

test('words of attributes reduce the results to parts with that value', () => {
  const { hits, total } = catalogue.search('LED tail lamp', page)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(catalogue.search('tail lamp', page).total)
  for (const { index } of hits) {
    const { partTypeId, attributes } = catalogue.product(index)
    expect(partTypeId).toBe('tail-lamp')
    expect(attributes.find(({ attributeId }) => attributeId === 'lampTechnology')?.value).toBe('LED')
  }
})

test.each([
  ['M22x1.5', 'M22x1.5'],
  ['H7', 'H7'],
  ['verzinkt', 'zinc-coated steel'],
])('the single word %s returns parts with the value %s', (term, value) => {
  const { hits } = catalogue.search(term, page)
  expect(hits.length).toBeGreaterThan(0)
  for (const { index } of hits) {
    expect(catalogue.product(index).attributes.map((attribute) => attribute.value)).toContain(value)
  }
})

test('a vehicle maker reduces the results to parts with its numbers', () => {
  const { hits } = catalogue.search('MAN Bremsscheibe', page)
  expect(hits.length).toBeGreaterThan(0)
  for (const { index } of hits) {
    const { partTypeId, crossReferences } = catalogue.product(index)
    expect(partTypeId).toBe('brake-disc')
    expect(crossReferences.map(({ manufacturerId }) => manufacturerId)).toContain('MAN')
  }
})

test.each([
  ['bus brake disc', 'bus'],
  ['Bremsscheibe Sattelauflieger', 'trailer'],
  ['Hänger Bremsscheibe', 'trailer'],
  ['disco de freio carreta', 'trailer'],
  ['амортизатор полуприцепа', 'trailer'],
  ['shock absorber coach', 'bus'],
] as const)('a kind of vehicle reduces the results to its division: %s', (term, divisionId) => {
  const { hits } = catalogue.search(term, page)
  expect(hits.length).toBeGreaterThan(0)
  for (const { index } of hits) expect(catalogue.product(index).divisionIds).toContain(divisionId)
})

test('a search with filters matches the part among all results', () => {
  const everything = catalogue.search('filter', page)
  const onlyTrailers = catalogue.search('filter', { ...page, divisions: ['van'] })
  const expected = everything.hits.filter(({ index }) => catalogue.product(index).divisionIds.includes('van'))
  expect(onlyTrailers.hits).toEqual(expected)
  expect(onlyTrailers.total).toBe(expected.length)
})

test('counts of groups include all results, not only those of the page', () => {
  const { total, hits, categories } = catalogue.search('brake', { ...page, limit: 5 })
  expect(hits).toHaveLength(5)
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total)
})

test('an empty search returns the parts that match the filters', () => {
  const { hits, total } = catalogue.search(' ', { ...page, news: true })
  expect(hits.map(({ index }) => index)).toEqual(
    catalogue.list({ news: true, offset: 0, limit: 3_000 }).indexes,
  )
  expect(total).toBe(hits.length)
})

test.each([
  ['fr', 'lampe de poche'],
  ['fr', 'batterie de cuisine'],
  ['en', 'battery charger'],
  ['en', 'door bell'],
  ['en', 'hand pump bike'],
  ['it', 'tappetini auto'],
  ['de', 'Kabeltrommel'],
  ['de', 'Kupplungsöl'],
  ['ru', 'настольная лампа'],
] as const)(
  'a word of another meaning excludes the part that only some of the words name: %s %s',
  (language, term) => {
    expect(catalogue.search(term, { ...page, language }).total).toBe(0)
  },
)

test.each([
  ['de', 'Bremsscheibe innenbelüftet'],
  ['de', 'Motoröldruckschalter'],
  ['en', 'perforated brake disc'],
  ['fr', 'amortisseur renault premium'],
] as const)('an unknown word does not exclude a part with a distinct name: %s %s', (language, term) => {
  expect(catalogue.search(term, { ...page, language }).total).toBeGreaterThan(0)
})

test.each(['zzz', 'кислород', '24', 'the'])('%s returns nothing', (term) => {
  expect(catalogue.search(term, page).total).toBe(0)
})

test('all pages of a search together equal the complete result, without duplicates', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('brake', '815', 'filter', '2', 'A94', 'LED', 'MAN'),
      fc.integer({ min: 7, max: 500 }),
      (term, limit) => {
        const { hits, total } = catalogue.search(term, page)
        const pages = Array.from({ length: Math.ceil(total / limit) }, (_, index) =>
          catalogue.search(term, { ...page, offset: index * limit, limit }),
        )
        expect(pages.flatMap((each) => each.hits)).toEqual(hits)
        expect(new Set(hits.map(({ index }) => index)).size).toBe(total)
      },
    ),
    { numRuns: 30 },
  )
})
