import { describe, expect, it } from 'vitest'
import {
  filterFields,
  FILTER_LENGTH_MAX,
  readFilters,
  invalidEntries,
  withoutFilter,
} from '#domain/data-table/filter-values.ts'
import type { ListFilter } from '#domain/data-table/list-shape.ts'

const FILTERS: readonly ListFilter[] = [
  { id: 'term', kind: 'text' },
  { id: 'open', kind: 'flag' },
  { id: 'kind', kind: 'choice', values: ['invoice', 'credit'] },
  { id: 'site', kind: 'facet' },
  { id: 'date', kind: 'dates' },
  { id: 'amount', kind: 'amounts' },
  { id: 'number', kind: 'numbers' },
]
const read = (query: string) => readFilters(FILTERS, new URLSearchParams(query))

describe('the filters of a list', () => {
  it.each([
    ['a text', 'term=+disc+', { term: 'disc' }],
    ['a flag', 'open=1', { open: '1' }],
    ['a choice', 'kind=credit', { kind: 'credit' }],
    ['a facet', 'site=Berlin', { site: 'Berlin' }],
    ['days', 'dateFrom=2026-11-01&dateTo=2026-11-28', { dateFrom: '2026-11-01', dateTo: '2026-11-28' }],
    ['one day', 'dateTo=2026-11-28', { dateTo: '2026-11-28' }],
    [
      'the same day twice',
      'dateFrom=2026-11-28&dateTo=2026-11-28',
      { dateFrom: '2026-11-28', dateTo: '2026-11-28' },
    ],
    ['typed days', 'dateFrom=1.11.26&dateTo=28/11/2026', { dateFrom: '2026-11-01', dateTo: '2026-11-28' }],
    ['amounts', 'amountFrom=1.200,50&amountTo=%E2%82%AC+2000', { amountFrom: '1200.5', amountTo: '2000' }],
    ['numbers', 'numberFrom=A9&numberTo=A10', { numberFrom: 'A9', numberTo: 'A10' }],
    ['several', 'kind=invoice&term=disc', { term: 'disc', kind: 'invoice' }],
  ])('are parsed: %s', (_, query, values) => {
    expect(read(query)).toEqual(values)
  })

  it.each([
    ['nothing', ''],
    ['blanks', 'term=++&site=+'],
    ['an invalid value of a flag', 'open=yes'],
    ['an unknown choice', 'kind=order'],
    ['an invalid day', 'dateFrom=yesterday&dateTo=2026-02-30'],
    ['an invalid amount', 'amountFrom=many'],
    ['an unknown field', 'colour=red'],
  ])('are empty for %s', (_, query) => {
    expect(read(query)).toEqual({})
  })

  it('swap the ends of reversed ranges of days and amounts, but not of document numbers', () => {
    expect(read('dateFrom=2026-11-28&dateTo=2026-11-01')).toEqual({
      dateFrom: '2026-11-01',
      dateTo: '2026-11-28',
    })
    expect(read('amountFrom=1000&amountTo=9')).toEqual({ amountFrom: '9', amountTo: '1000' })
    expect(read('amountFrom=9&amountTo=1000')).toEqual({ amountFrom: '9', amountTo: '1000' })
    expect(read('numberFrom=B&numberTo=A')).toEqual({ numberFrom: 'B', numberTo: 'A' })
  })

  it('are truncated if their values are long', () => {
    const long = 'x'.repeat(FILTER_LENGTH_MAX)
    expect(read(`term=${long}y`)).toEqual({ term: long })
    expect(read(`numberFrom=${'x'.repeat(FILTER_LENGTH_MAX - 1)}+y`)).toEqual({
      numberFrom: 'x'.repeat(FILTER_LENGTH_MAX - 1),
    })
  })

  it('report days and amounts that cannot be parsed', () => {
    const unread = (query: string) => invalidEntries(FILTERS, new URLSearchParams(query))
    expect(unread('amountFrom=+many+&amountTo=5&dateFrom=never')).toEqual({
      amountFrom: 'many',
      dateFrom: 'never',
    })
    expect(unread('amountFrom=+&amountTo=1.200,50')).toEqual({})
    expect(unread(`amountTo=${'x'.repeat(FILTER_LENGTH_MAX)}y`)).toEqual({
      amountTo: 'x'.repeat(FILTER_LENGTH_MAX),
    })
  })

  it('are converted to form fields in the sequence of the filters, also for the missing start of a range', () => {
    const filters = FILTERS.filter(({ id }) => id === 'date' || id === 'term')
    expect(filterFields(filters, { dateTo: '2026-11-28', term: 'disc' })).toEqual([
      ['term', 'disc'],
      ['dateFrom', ''],
      ['dateTo', '2026-11-28'],
    ])
  })

  it('clear both fields of a range together', () => {
    const values = { term: 'disc', dateFrom: '2026-11-01', dateTo: '2026-11-28' }
    expect(withoutFilter(values, { id: 'date', kind: 'dates' })).toEqual({ term: 'disc' })
    expect(withoutFilter(values, { id: 'open', kind: 'flag' })).toEqual(values)
  })
})
