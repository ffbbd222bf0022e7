import { describe, expect, it } from 'vitest'
import type { ColumnUse } from '#domain/list-reader/column-overrides.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import '#ui/saved-carts/saved-carts.module.ts'
import '#ui/favourites/favourite-button.module.ts'
import '#ui/own-numbers/own-numbers.module.ts'
import '#ui/scanning/scanning.module.ts'
import '#ui/line-check/line-check.module.ts'
import '#ui/data-table/sheets.module.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const LIST = 'Artikel;Menge;Bestand\n2.90533;4;12\n9.17989;1;7\nZZ-99999;2;5\nSumme;7;'

async function openTable(list = LIST) {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const calls: string[] = []
  const shop = await loggedInShop('full', {
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return backend.respond(request)
    },
  })
  const { table } = shop.get(QuickOrderViewModel)
  table.open()
  const answered = () =>
    expect
      .poll(() => table.rows.all.some(({ isAsking, needsAnswer }) => isAsking || needsAnswer), {
        timeout: 20_000,
      })
      .toBe(false)
  await table.intake.paste(list)
  await answered()
  const view = () => {
    const [latest] = table.lists.all
    if (!latest) throw new Error('no list is shown')
    return latest
  }
  const use = async (column: number, requestedUse: ColumnUse) => {
    const overrides = view().withUse(0, column, requestedUse)
    if (overrides) await table.lists.override(view(), overrides)
    await answered()
  }
  const written = () => table.rows.filled.map((row) => `${row.number} ${row.written.quantity}`)
  const outcomes = () =>
    view().groups.flatMap(({ lines }) => lines.map(({ result, outcome }) => [result.lineNo, outcome]))
  return { shop, table, view, use, written, outcomes, answered, calls }
}

describe('a parsed list', () => {
  it('is shown with its headings, column uses and results per line, unresolved lines first', async () => {
    const { view, outcomes } = await openTable()
    const [group] = view().groups
    expect(group?.heads).toEqual(['Artikel', 'Menge', 'Bestand'])
    expect(group?.table?.uses).toEqual(['number', 'quantity', 'remark'])
    expect(outcomes()).toEqual([
      [4, 'asked'],
      [2, 'taken'],
      [3, 'taken'],
      [5, 'left'],
    ])
    expect(view().original).toBe(LIST)
  })

  it('of a million lines is rejected without a change of the table', async () => {
    const { table, written } = await openTable()
    await table.intake.paste('1;1\n'.repeat(1_000_000))
    expect(table.notice).toMatchObject({ kind: 'too-many', lines: 1_000_000 })
    expect(written()).toHaveLength(3)
  })

  it('is not shown if it consists of one number', async () => {
    const { table } = await openTable('2.90533;4')
    expect(table.lists.all).toEqual([])
  })

  it('is parsed again with another column without a catalogue call, which can be undone', async () => {
    const { table, use, written, view, calls } = await openTable()
    const requestCount = calls.length
    await use(2, 'quantity')
    expect(written()).toEqual(['2.90533 12', '9.17989 7', 'ZZ-99999 5'])
    expect(calls.length - requestCount).toBe(0)
    table.undo()
    expect(written()).toEqual(['2.90533 4', '9.17989 1', 'ZZ-99999 2'])
    expect(view().groups[0]?.table?.uses).toEqual(['number', 'quantity', 'remark'])
  })

  it('retains text typed into a row, and adds no deleted rows', async () => {
    const { table, use, written, outcomes } = await openTable()
    const [first, second] = table.rows.filled
    if (!first || !second) throw new Error('two rows are needed')
    table.rows.type(first, { quantity: '9' })
    table.rows.remove(second)
    await use(2, 'quantity')
    expect(written()).toEqual(['2.90533 9', 'ZZ-99999 5'])
    expect(outcomes()).toContainEqual([3, 'gone'])
  })

  it('does not change rows of other lists', async () => {
    const { table, written, answered, view } = await openTable()
    const first = view()
    await table.intake.paste('2.23154 1\n2.84957 3')
    await answered()
    const overrides = first.withUse(0, 2, 'quantity')
    if (overrides) await table.lists.override(first, overrides)
    expect(written()).toEqual(['2.90533 12', '9.17989 7', 'ZZ-99999 5', '2.23154 1', '2.84957 3'])
  })

  it('applies one choice to an ambiguous thousands mark in all its lines', async () => {
    const { table, view, written } = await openTable(
      'Artikel;Menge\n2.90533;1.000\n9.17989;12\n2.23154;2.500',
    )
    expect(view().shown.reading.doubtful?.typed).toBe('1.000')
    await table.lists.override(view(), { ...view().shown.overrides, mark: 'thousands' })
    expect(written()).toEqual(['2.90533 1000', '9.17989 12', '2.23154 2500'])
  })

  it('is hidden when its rows are in the cart, and removed when they are ordered', async () => {
    const { shop, table } = await openTable('2.90533;4\n9.17989;1')
    await table.transfer.toCart()
    table.open()
    expect(table.rows.filled).toEqual([])
    expect([table.lists.all.length, table.lists.shown]).toEqual([1, []])
    shop.get(CartStore).empty()
    table.open()
    expect(table.lists.all).toEqual([])
  })

  it('is removed with the table, and restored by undo', async () => {
    const { table, written } = await openTable()
    table.clear()
    expect([table.lists.all.length, written().length]).toEqual([0, 0])
    table.undo()
    expect([table.lists.all.length, written().length]).toEqual([1, 3])
    table.undo()
    expect([table.lists.all.length, written().length]).toEqual([0, 0])
  })
})
