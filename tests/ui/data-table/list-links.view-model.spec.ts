import { describe, expect, it } from 'vitest'
import { readListUrl } from '#domain/data-table/list-url.ts'
import { ListLinks } from '#ui/data-table/list-links.view-model.ts'
import { ROW_LIST } from '../../fixtures/list-definition.fixture.ts'

const [, NUMBER, NAME, DAY] = ROW_LIST.columns
if (!NUMBER || !NAME || !DAY) throw new Error('Three columns are needed')

const linksAt = (query: string) => new ListLinks(ROW_LIST, readListUrl(ROW_LIST, new URLSearchParams(query)))

describe('a form above a list', () => {
  const QUERY = 'term=disc&status=open&dateFrom=2026-11-01&length=50&columns=number,day&page=3'

  it('for search and filters retains page size and columns, and starts at the first page', () => {
    expect(linksAt(QUERY).fieldsBeside('search')).toEqual([
      ['length', '50'],
      ['columns', 'number,day'],
    ])
  })

  it('for the columns retains search term, filters and page size', () => {
    expect(
      linksAt(QUERY)
        .fieldsBeside('columns')
        .map(([name]) => name),
    ).toEqual(['term', 'status', 'dateFrom', 'length'])
  })

  it('redirects to a URL without empty fields and default settings', () => {
    const sent = new URLSearchParams('term= disc &status=&dateFrom=&dateTo=&length=25&sort=number')
    expect(linksAt('page=7').queryOfForm(sent)).toBe('?term=disc')
  })
})

describe('a link above a list', () => {
  it('to a selection of columns starts at the first page', () => {
    expect(linksAt('page=2').queryOfColumns(['number', 'day'])).toBe('?columns=number,day')
    expect(linksAt('columns=number,day').queryOfColumns(undefined)).toBe('')
  })

  it('to each number of rows per page is shown if the list exceeds one page', () => {
    expect(linksAt('page=2').sizes(25)).toEqual([])
    expect(linksAt('page=2&length=50').sizes(26)).toEqual([
      { size: 25, isCurrent: false, query: '' },
      { size: 50, isCurrent: true, query: '?length=50' },
      { size: 100, isCurrent: false, query: '?length=100' },
    ])
  })

  it('removes the search term', () => {
    expect(linksAt('term=disc&status=open&page=2').withoutTerm).toBe('?status=open')
  })

  it('removes one filter with all its fields and invalid values', () => {
    const links = linksAt('status=open&dateFrom=2026-11-01&dateTo=2026-11-30&netFrom=many&page=2')
    expect(links.without({ id: 'date' })).toBe('?status=open&netFrom=many')
    expect(links.without({ id: 'net' })).toBe('?status=open&dateFrom=2026-11-01&dateTo=2026-11-30')
    expect(linksAt('status=open').without({ id: 'status' })).toBe('')
  })

  it('removes all filters, but not the columns and page size', () => {
    expect(linksAt('term=disc&status=open&netFrom=many&length=50&page=2').reset).toBe('?length=50')
  })
})

describe('a link to sort by a column', () => {
  it('reverses the sort direction if the list is sorted by that column', () => {
    expect(linksAt('page=2').sortOf(NUMBER)).toEqual({ sorted: 'ascending', query: '?sort=number&desc=1' })
    expect(linksAt('sort=number&desc=1').sortOf(NUMBER)).toEqual({ sorted: 'descending', query: '' })
  })

  it('starts with ascending sorting for a column that does not sort the list', () => {
    expect(linksAt('sort=number&desc=1').sortOf(NAME)).toEqual({ sorted: 'none', query: '?sort=name' })
  })

  it('does not exist for a column that cannot be sorted', () => {
    expect(linksAt('').sortOf(DAY)).toBeUndefined()
  })
})
