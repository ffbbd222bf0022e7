import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { RESULT_VIEWS } from '#domain/appearance/appearance.ts'
import { withAttribute } from '#application/search/attribute-choices.ts'
import {
  isPlainTermQuery,
  UNFILTERED,
  PAGE_SIZES,
  readResultsUrl,
  RESULT_SORTS,
  resultsQuery,
  withVehicle,
} from '#application/search/results-url.ts'

const read = (query: string) => readResultsUrl(new URLSearchParams(query))

it('parses each parameter of the results URL, and writes the same query', () => {
  const query =
    'term=air+spring&divisions=truck&categories=B31,U23&brands=NW&makers=MAN&stock=in-stock&attr.length.min=100&attr.length.max=250.5&attr.side=L,R&news=true&vehicle=man-tgx&sort=name&size=50&view=grid&page=2'
  expect(read(query)).toEqual({
    term: 'air spring',
    divisions: ['truck'],
    categories: ['B31', 'U23'],
    brands: ['NW'],
    makers: ['MAN'],
    stock: ['in-stock'],
    attributes: [
      { id: 'length', values: [], min: 100, max: 250.5 },
      { id: 'side', values: ['L', 'R'], min: undefined, max: undefined },
    ],
    news: true,
    vehicle: 'man-tgx',
    sort: 'name',
    size: 50,
    view: 'grid',
    page: 2,
  })
  expect(resultsQuery(read(query))).toBe(`?${query}`)
})

it('parses an empty query to the default settings of the results', () => {
  expect(read('')).toEqual({ ...UNFILTERED, term: undefined })
})

it('accepts repeated and comma-separated ids, without duplicates', () => {
  expect(read('categories=A1&categories=B2,A1,,').categories).toEqual(['A1', 'B2'])
})

it('parses at most fifty ids', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `C${index}`).join(',')

  expect(read(`categories=${ids}`).categories).toHaveLength(50)
})

it.each(['0', '-1', '1.5', 'x', '', '1e9', ' 2', '99999999999999999999'])(
  'replaces the invalid page %j by the first',
  (page) => {
    expect(read(new URLSearchParams({ page }).toString()).page).toBe(1)
  },
)

it.each(['sort=drop', 'sort=', 'size=26', 'size=1000', 'size=-1', 'view=rows', 'colour=red', 'sort=NAME'])(
  'ignores the invalid parameter %s',
  (query) => {
    expect(read(query)).toEqual(UNFILTERED)
  },
)

it('truncates a term to 200 characters, and ignores blanks', () => {
  expect(read(`term=${'x'.repeat(500)}`).term).toHaveLength(200)
  expect(read('term=%20%20').term).toBeUndefined()
})

it('swaps the ends of a reversed range', () => {
  expect(read('attr.length.min=250&attr.length.max=100').attributes).toEqual([
    { id: 'length', values: [], min: 100, max: 250 },
  ])
})

it.each([
  'attr.=L',
  'attr.side=',
  'attr.length.min=x',
  'attr.length.mid=1',
  'attr.a b=1',
  'attr.length.max=1e99',
])('ignores the invalid attribute %s', (query) => {
  expect(read(query).attributes).toEqual([])
})

it('parses a range with only one end, and a single value', () => {
  const length = { id: 'length', values: [] }
  const attributes = (query: string) => read(query).attributes
  expect(attributes('attr.length.min=100')).toEqual([{ ...length, min: 100, max: undefined }])
  expect(attributes('attr.length.max=%20250%20')).toEqual([{ ...length, min: undefined, max: 250 }])
  expect(attributes('attr.length.min=9&attr.length.max=9')).toEqual([{ ...length, min: 9, max: 9 }])
})

it('limits the number of attributes, the number of their values, and the length of a value', () => {
  const many = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index))
  expect(read(many(13, (index) => `attr.a${index}=L`).join('&')).attributes).toHaveLength(12)
  const [side] = read(`attr.side=${many(51, (index) => `v${index}`).join(',')}`).attributes
  expect(side?.values).toHaveLength(50)
  const [longest, longer] = ['x'.repeat(60), 'x'.repeat(61)]
  expect(read(`attr.side=%20L%20,${longest},${longer}`).attributes[0]?.values).toEqual(['L', longest])
})

it('replaces the filter of one attribute, and removes it if it is empty', () => {
  const nothing = { values: [], min: undefined, max: undefined }
  const side = { ...nothing, id: 'side', values: ['L'] }
  const length = { ...nothing, id: 'length', min: 100 }
  const width = { ...nothing, id: 'width', max: 40 }
  expect(withAttribute([side], length)).toEqual([length, side])
  expect(withAttribute([length, side], width)).toEqual([length, side, width])
  expect(withAttribute([length, side], { ...side, values: ['R'] })).toEqual([
    length,
    { ...side, values: ['R'] },
  ])
  expect(withAttribute([length, side], { ...nothing, id: 'side' })).toEqual([length])
})

it.each(['news=1', 'news=TRUE', 'news='])(
  'does not filter promotions for the invalid parameter %s',
  (query) => {
    expect(read(query).news).toBe(false)
  },
)

it.each([
  ['term=7.78686', true],
  ['term=', true],
  ['term=x&page=1', false],
  ['term=x&news=true', false],
  ['term=x&term=y', false],
  ['categories=U23', false],
  ['', false],
])('detects whether the query %j contains only a term: %s', (query, alone) => {
  expect(isPlainTermQuery(new URLSearchParams(query))).toBe(alone)
})

it('adds the chosen vehicle to a URL without a vehicle', () => {
  expect(withVehicle('?term=disc&sort=name', 'man-tgx')).toBe('?term=disc&vehicle=man-tgx&sort=name')
  expect(withVehicle('?vehicle=daf-xf', 'man-tgx')).toBe('?vehicle=daf-xf')
  expect(withVehicle('?term=disc', undefined)).toBe('?term=disc')
})

it('writes ids separated by commas, and no default values', () => {
  expect(resultsQuery({ ...UNFILTERED, categories: ['B31', 'U23'], divisions: ['truck'], page: 3 })).toBe(
    '?divisions=truck&categories=B31,U23&page=3',
  )
  expect(resultsQuery(UNFILTERED)).toBe('')
})

const anyId = fc.stringMatching(/^[^,\s]{1,8}$/)
const anyAttributes = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/),
    values: fc.uniqueArray(anyId, { minLength: 1, maxLength: 3 }),
    min: fc.option(fc.integer({ min: -99, max: 99 }), { nil: undefined }),
    max: fc.option(fc.integer({ min: 100, max: 999 }), { nil: undefined }),
  }),
  { selector: ({ id }) => id, maxLength: 4 },
)
const anyAddress = fc.record({
  term: fc.option(
    fc.string({ minLength: 1, maxLength: 60 }).filter((term) => term.trim() === term),
    { nil: undefined },
  ),
  divisions: fc.uniqueArray(anyId, { maxLength: 4 }),
  categories: fc.uniqueArray(anyId, { maxLength: 4 }),
  brands: fc.uniqueArray(anyId, { maxLength: 2 }),
  makers: fc.uniqueArray(anyId, { maxLength: 4 }),
  stock: fc.uniqueArray(anyId, { maxLength: 1 }),
  attributes: anyAttributes.map((choices) => choices.toSorted((one, other) => (one.id < other.id ? -1 : 1))),
  news: fc.boolean(),
  vehicle: fc.option(anyId, { nil: undefined }),
  sort: fc.constantFrom(...RESULT_SORTS),
  size: fc.constantFrom(...PAGE_SIZES),
  view: fc.constantFrom(...RESULT_VIEWS),
  page: fc.integer({ min: 1, max: 9999 }),
})

it('parses each query that it has written to the same values', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(read(resultsQuery(address))).toEqual(address)
    }),
  )
})

it('parses any query without throwing, and normalizes it idempotently', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const address = read(query)
      expect(read(resultsQuery(address))).toEqual(address)
    }),
  )
})
