import { describe, expect, it } from 'vitest'
import type { ListQuery, Listing } from '#application/data-table/list-source.ts'
import type { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import { openList } from '#application/data-table/open-list.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { ListDefinition } from '#ui/data-table/list-definition.ts'
import { ListSelection } from '#ui/data-table/list-selection.view-model.ts'
import { ListViewModel } from '#ui/data-table/list.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { draftDevice } from '../../fixtures/draft-device.fixture.ts'
import { ROW_LIST, rowsTo, type Row } from '../../fixtures/list-definition.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

type Held = {
  readonly rows?: number
  readonly pricesAreVisible?: boolean
  readonly listing?: Partial<Listing<Row>>
  readonly definition?: ListDefinition<Row>
}

/** A page of a list with this query, and the calls that loaded it. */
async function listAt(query: string, held: Held = {}) {
  const { rows = 60, pricesAreVisible = true, listing = {}, definition = ROW_LIST } = held
  const all = rowsTo(rows)
  const calls: ListQuery[] = []
  const source = async (requestedListQuery: ListQuery) => {
    calls.push(requestedListQuery)
    return {
      items: all.slice(requestedListQuery.start, requestedListQuery.start + requestedListQuery.length),
      total: all.length,
      ...listing,
    }
  }
  const drafts = new Drafts({
    storage: draftDevice(),
    session: sessionOf('customer'),
    clock: new ManualClock(),
  })
  const shared = { session: { pricesAreVisible }, drafts } as unknown as ListPageDependencies
  const opened = await openList(definition, new URLSearchParams(query), source, !pricesAreVisible)
  const list = new ListViewModel(definition, opened, source, new ListSelection<Row>(), shared)
  const item = (index: number) => {
    const row = list.items[index]
    if (!row) throw new Error(`No row ${index}`)
    return row
  }
  const selected = () => list.items.flatMap((row, index) => (list.isSelected(row) ? [index] : []))
  return { list, calls, item, selected }
}

describe('a page of a list', () => {
  it('shows its range and the total', async () => {
    const { list } = await listAt('page=2')
    expect(list).toMatchObject({ total: 60, firstShown: 26, lastShown: 50, pageCount: 3, isNarrowed: false })
    expect(list.items.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 26),
    )
    expect([list.url.page, list.links.queryOfPage(3)]).toEqual([2, '?page=3'])
  })

  it('at the end of the list has fewer rows', async () => {
    const { list } = await listAt('page=3&status=open')
    expect(list).toMatchObject({ firstShown: 51, lastShown: 60, isNarrowed: true })
  })

  it.each([
    ['', 0, true],
    ['status=open', 0, false],
    ['', 1, false],
  ])('with the query “%s” and %i rows hides the search field: %s', async (query, rows, isBare) =>
    expect((await listAt(query, { rows })).list.isBare).toBe(isBare),
  )

  it('that failed to load has no rows', async () => {
    const source = () => Promise.reject(new ApiFailure('offline', 'rows'))
    const opened = await openList(ROW_LIST, new URLSearchParams(), source, false)
    const shared = {
      session: { pricesAreVisible: true },
      drafts: { open: () => {} },
    } as unknown as ListPageDependencies
    const list = new ListViewModel(ROW_LIST, opened, source, new ListSelection<Row>(), shared)
    expect(list).toMatchObject({ items: [], total: 0, isPageSelected: false, isPagePartlySelected: false })
    expect([list.totals, list.choices]).toEqual([undefined, []])
  })

  it('labels a row by its key, unless the list definition names its rows', async () => {
    const { list, item } = await listAt('')
    expect([list.keyOf(item(0)), list.nameOf(item(0))]).toEqual(['1', '1'])
    const named = await listAt('', { definition: { ...ROW_LIST, nameOf: ({ name }) => name } })
    expect(named.list.nameOf(named.item(0))).toBe('Row 1')
  })

  it('shows the columns of the URL, but no hidden prices', async () => {
    const columns = async (query: string, pricesAreVisible: boolean) =>
      (await listAt(query, { pricesAreVisible })).list.columns.map(({ id }) => id)
    expect(await columns('', true)).toEqual(['mark', 'number', 'name', 'total'])
    expect(await columns('', false)).toEqual(['mark', 'number', 'name'])
    expect(await columns('columns=number,day', true)).toEqual(['number', 'day'])
  })
})

describe('the list filters', () => {
  it('are those of the list definition, and the active filters have their values from the URL', async () => {
    const { list } = await listAt('status=open&dateTo=2026-11-30')
    expect(list.filters.map(({ id }) => id)).toEqual(['status', 'date', 'net'])
    expect(list.choices.map(({ id, values }) => [id, values])).toEqual([
      ['status', ['open']],
      ['date', ['', '2026-11-30']],
    ])
  })

  it('for prices are omitted if prices are hidden', async () => {
    const { list } = await listAt('netFrom=5', { pricesAreVisible: false })
    expect([list.filters.map(({ id }) => id), list.choices]).toEqual([['status', 'date'], []])
  })

  it('offer only values that occur in the list', async () => {
    const definition: ListDefinition<Row> = { ...ROW_LIST, filters: [{ id: 'brand', kind: 'facet' }] }
    const values = [{ id: 'nw', name: 'Northwain', count: 3 }]
    const { list } = await listAt('', { definition, listing: { facets: [{ name: 'brand', values }] } })
    expect(list.filters[0]?.options).toEqual([{ value: 'nw', name: 'Northwain', count: 3 }])
  })
})

describe('the totals of a list', () => {
  const totals = { total: { minor: 500, currency: 'EUR' }, name: 7, hidden: 3 }

  it('are shown in the displayed columns', async () => {
    const { list } = await listAt('', { listing: { totals } })
    expect([...(list.totals ?? [])]).toEqual([
      ['total', { kind: 'money', amount: totals.total }],
      ['name', { kind: 'count', count: 7, unit: undefined }],
    ])
  })

  it('are undefined for an empty list, or if none of their columns is displayed', async () => {
    expect((await listAt('', { rows: 0, listing: { totals } })).list.totals).toBeUndefined()
    expect((await listAt('columns=number,day', { listing: { totals } })).list.totals).toBeUndefined()
  })
})

describe('selected rows of a list', () => {
  it('are extended from the last selected row to the current one in either direction (Shift)', async () => {
    const { list, item, selected } = await listAt('')
    list.select(item(2), true)
    list.selectRange(item(4), true)
    expect(selected()).toEqual([2, 3, 4])
    list.selectRange(item(3), false)
    expect(selected()).toEqual([2])
    list.selectRange(item(1), true)
    expect(selected()).toEqual([1, 2, 3])
  })

  it('begin with the current row if none was selected on the page', async () => {
    const { list, item, selected } = await listAt('')
    list.selectRange(item(3), true)
    expect(selected()).toEqual([3])
    const [elsewhere] = rowsTo(1)
    const next = await listAt('page=2')
    next.list.select(elsewhere!, true)
    next.list.selectRange(next.item(2), true)
    expect(next.selected()).toEqual([2])
  })

  it('can be set to all rows of the page', async () => {
    const { list, item } = await listAt('page=3')
    expect([list.isPageSelected, list.isPagePartlySelected]).toEqual([false, false])
    list.select(item(0), true)
    expect([list.isPageSelected, list.isPagePartlySelected]).toEqual([false, true])
    list.selectPage(true)
    expect([list.isPageSelected, list.isPagePartlySelected, list.selectedCount]).toEqual([true, false, 10])
    list.selectPage(false)
    expect(list.selectedCount).toBe(0)
  })

  it('are returned without a call if they were selected individually', async () => {
    const { list, item, calls } = await listAt('')
    list.select(item(1), true)
    const before = calls.length
    expect([await list.selectedItems(), calls.length]).toEqual([[item(1)], before])
  })

  it('are loaded without the deselected ones if all rows are selected', async () => {
    const { list, item } = await listAt('')
    list.selection.markAll()
    list.select(item(1), false)
    expect(list.selectedCount).toBe(59)
    expect((await list.selectedItems()).map(({ id }) => id)).toEqual(
      rowsTo(60).flatMap(({ id }) => (id === '2' ? [] : [id])),
    )
  })
})
