import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isNarrowed,
  listQuery,
  PAGE_LENGTHS,
  readListUrl,
  withoutTermAndFilters,
} from '#domain/data-table/list-url.ts'
import { visibleColumns, fieldsOf, withoutPrices, type ListShape } from '#domain/data-table/list-shape.ts'

const shape: ListShape = {
  columns: [
    { id: 'orderNo', isHeading: true, isSortable: true },
    { id: 'date', isSortable: true },
    { id: 'shipTo' },
    { id: 'total', isSortable: true, isPrice: true },
    { id: 'source', isExtra: true },
  ],
  filters: [
    { id: 'date', kind: 'dates' },
    { id: 'amount', kind: 'amounts', isPrice: true },
    { id: 'number', kind: 'numbers' },
    { id: 'status', kind: 'choice', values: ['open', 'paid'] },
    { id: 'shipTo', kind: 'facet' },
    { id: 'sku', kind: 'text' },
    { id: 'overdue', kind: 'flag' },
  ],
  sort: { by: 'date', desc: true },
}

const read = (query: string) => readListUrl(shape, new URLSearchParams(query))
const FIELDS = ['page', 'length', 'sort', 'desc', 'term', 'columns', ...shape.filters.flatMap(fieldsOf)]

const hostile = fc
  .array(
    fc.tuple(
      fc.constantFrom(...FIELDS, 'toString', '__proto__'),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
        fc.constantFrom(
          '1',
          '-1',
          '1e9',
          '9'.repeat(400),
          '2026-02-30',
          '2026-11-01',
          '0,5',
          'date',
          'NaN',
          'open',
        ),
        fc.constantFrom('orderNo,source', 'constructor', "'; drop table", '<script>', '50', '100', '\uD83D'),
      ),
    ),
    { maxLength: 20 },
  )
  .map((fields) => new URLSearchParams(fields.map(([name, value]) => [name, value])))

describe('a filter of a list', () => {
  it('or a search term narrows the list; sorting, page and columns do not', () => {
    expect(isNarrowed(read('status=open'))).toBe(true)
    expect(isNarrowed(read('term=disc'))).toBe(true)
    expect(isNarrowed(read('sort=date&page=2&columns=source'))).toBe(false)
  })
})

describe('the URL of a list', () => {
  it('contains no query if the list has its default settings', () => {
    expect(listQuery(shape, read(''))).toBe('')
    expect(read('')).toEqual({
      page: 1,
      length: 25,
      sort: 'date',
      desc: true,
      term: undefined,
      filters: {},
      columns: undefined,
    })
  })

  it('contains all settings', () => {
    const query =
      '?term=PO+2026&dateFrom=2026-11-01&dateTo=2026-11-20&status=open&overdue=1&sort=orderNo&desc=1&length=50&columns=orderNo,source&page=3'
    expect(listQuery(shape, read(query))).toBe(query)
    expect(read(query)).toEqual({
      page: 3,
      length: 50,
      sort: 'orderNo',
      desc: true,
      term: 'PO 2026',
      filters: { dateFrom: '2026-11-01', dateTo: '2026-11-20', status: 'open', overdue: '1' },
      columns: ['orderNo', 'source'],
    })
  })

  it.each([
    ['page=10000', { page: 10_000 }],
    ['page=0', { page: 1 }],
    ['page=99999999999', { page: 1 }],
    ['length=1000', { length: 25 }],
    ['sort=shipTo&desc=0', { sort: 'date', desc: true }],
    ['columns=nothing,else', { columns: undefined }],
    ['columns=orderNo,date,shipTo,total', { columns: undefined }],
  ])('is parsed to valid settings: %s', (query, part) => {
    expect(read(query)).toMatchObject(part)
  })

  it('is parsed to valid settings for any parameters', () => {
    fc.assert(
      fc.property(hostile, (params) => {
        const { page, length, sort, filters, columns, term } = readListUrl(shape, params)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(PAGE_LENGTHS).toContain(length)
        expect(shape.columns.find(({ id }) => id === sort)?.isSortable).toBe(true)
        expect(visibleColumns(shape.columns, columns).map(({ id }) => id)).toContain('orderNo')
        expect((term ?? '').length).toBeLessThanOrEqual(200)
        for (const [field, value] of Object.entries(filters)) {
          expect(FIELDS).toContain(field)
          expect(value.length).toBeLessThanOrEqual(100)
        }
        const { dateFrom, dateTo } = filters
        if (dateFrom !== undefined && dateTo !== undefined) expect(dateFrom <= dateTo).toBe(true)
      }),
    )
  })

  it('retains an amount that is not a number as typed', () => {
    const address = read('amountFrom=abc&amountTo=1,200')
    expect(address).toMatchObject({ filters: { amountTo: '1200' }, unread: { amountFrom: 'abc' } })
    expect(listQuery(shape, address)).toBe('?amountFrom=abc&amountTo=1200')
    expect(withoutTermAndFilters(address).unread).toBeUndefined()
  })

  it('is parsed to the settings with which it was written', () => {
    fc.assert(
      fc.property(hostile, (params) => {
        const address = readListUrl(shape, params)
        expect(read(listQuery(shape, address))).toEqual(address)
      }),
    )
  })

  it('has no filters after a reset', () => {
    fc.assert(
      fc.property(hostile, (params) => {
        expect(isNarrowed(withoutTermAndFilters(readListUrl(shape, params)))).toBe(false)
      }),
    )
  })

  it('contains no sorting, filter or column of prices for users who may not see them', () => {
    const query = new URLSearchParams('sort=total&amountFrom=100&columns=orderNo,total')
    const { sort, filters, columns } = readListUrl(withoutPrices(shape), query)
    expect({ sort, filters, columns }).toEqual({ sort: 'date', filters: {}, columns: ['orderNo'] })
  })
})
