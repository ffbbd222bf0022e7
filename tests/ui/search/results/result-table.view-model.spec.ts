import { expect, it } from 'vitest'
import type { AttributeFacet } from '#application/search/parts-catalogue.port.ts'
import { readResultsUrl, type ResultSort } from '#application/search/results-url.ts'
import type { Attribute, ProductSummary } from '#domain/products/product.ts'
import { ResultTableViewModel } from '#ui/search/results/result-table.view-model.ts'
import { SearchResultsViewModel } from '#ui/search/results/search-results.view-model.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const width = (value: number): Attribute => ({ id: 'width', name: 'Width', value, unit: 'MMT' })
const side = (value: string): Attribute => ({ id: 'side', name: 'Side', value })
const color: Attribute = { id: 'color', name: 'Color', value: 'red' }
const partOf = (...keyAttributes: Attribute[]) => ({ keyAttributes }) as unknown as ProductSummary

const SIDES: AttributeFacet = {
  kind: 'values',
  id: 'side',
  name: 'Side',
  values: [{ id: 'L', name: 'left', count: 2 }],
}
const WIDTHS: AttributeFacet = { kind: 'range', id: 'width', name: 'Width', min: 1, max: 9, count: 2 }

const PARTS = [partOf(width(7), side('left')), partOf(width(8), side('both')), partOf(width(7), color)]

function tableOf(query = '', parts = PARTS, attributes: readonly AttributeFacet[] = [SIDES, WIDTHS]) {
  const url = readResultsUrl(new URLSearchParams(query))
  const results = anyShop().get(SearchResultsViewModel)
  results.show({
    url,
    listed: {
      result: { products: parts, categories: [], total: parts.length, facets: [], attributes },
      page: 1,
      pageCount: 1,
      sort: url.sort,
      reading: { offers: [], numbers: [] },
    },
  })
  return new ResultTableViewModel(results)
}

const idsOf = ({ columns }: ResultTableViewModel) => columns.map(({ id }) => id)

it('the result table has columns for attributes that a third of the rows have, filtered ones first', () => {
  expect(idsOf(tableOf())).toEqual(['side', 'width', 'color'])
  const many = [...PARTS, ...Array.from({ length: 4 }, () => partOf(width(1)))]
  expect(idsOf(tableOf('', many, []))).toEqual(['width'])
  const wide = partOf(...Array.from({ length: 9 }, (_, index) => ({ ...color, id: `c${index}` })))
  expect(idsOf(tableOf('', [wide], []))).toEqual(['c0', 'c1', 'c2', 'c3'])
  const widths = tableOf('', [wide], []).columns.map(({ pageWidth }) => pageWidth)
  expect(widths).toEqual(['medium', 'medium', 'large', 'large'])
})

it('the result table has a column for the attribute by which the list is sorted, even if few rows have it', () => {
  const parts = [...PARTS, ...Array.from({ length: 9 }, () => partOf())]
  expect(idsOf(tableOf('sort=attr.color', parts))).toEqual(['color'])
  const five = ['c0', 'c1', 'c2', 'c3', 'c4'].map((id) => ({ ...color, id }))
  expect(idsOf(tableOf('sort=attr.c4', [partOf(...five)], []))).toEqual(['c0', 'c1', 'c2', 'c4'])
})

it.each([
  ['', 'none', '?sort=attr.width'],
  ['sort=attr.width', 'ascending', '?sort=attr.width-desc'],
  ['sort=attr.width-desc', 'descending', '?sort=attr.width'],
])(
  'for the query %j, the heading of an attribute shows the sorting %s and links to %j',
  (query, sorted, next) => {
    const column = tableOf(query).columns.find(({ id }) => id === 'width')
    expect(column).toMatchObject({ sorted, query: next, isMeasure: true })
  },
)

it.each<[ResultSort, string, string]>([
  ['relevance', 'none', '?sort=number'],
  ['number', 'ascending', ''],
])(
  'for results sorted by %s, the heading of the numbers shows the sorting %s and links to %j',
  (sort, sorted, query) => {
    expect(tableOf(`sort=${sort}`).headOf('number')).toEqual({ sorted, query })
  },
)

it('the result table offers guests no sorting by price or stock', () => {
  expect([tableOf().headOf('price'), tableOf().headOf('stock')]).toEqual([undefined, undefined])
})

it('a value in the result table links to the list filtered by it, and a filtered value to the list without this filter', () => {
  const [left, both, red] = PARTS as [ProductSummary, ProductSummary, ProductSummary]
  expect(tableOf().cellOf(left, 'width')).toMatchObject({
    query: '?attr.width.min=7&attr.width.max=7',
    isChosen: false,
  })
  expect(tableOf().cellOf(left, 'side')).toMatchObject({ query: '?attr.side=L', isChosen: false })
  expect(tableOf('attr.side=L').cellOf(left, 'side')).toMatchObject({ query: '', isChosen: true })
  expect(tableOf('attr.width.min=7').cellOf(left, 'width')).toMatchObject({
    query: '?attr.width.min=7&attr.width.max=7',
    isChosen: false,
  })
  expect(tableOf().cellOf(both, 'side')).toEqual({ attribute: side('both'), isChosen: false })
  expect(tableOf().cellOf(red, 'color')).toEqual({ attribute: color, isChosen: false })
  expect(tableOf().cellOf(red, 'side')).toBeUndefined()
})
