import { describe, expect, it } from 'vitest'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { ColumnUse } from '#domain/list-reader/column-overrides.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { GridLists } from '#ui/order-grid/grid-lists.view-model.ts'
import { gridRowsOf } from '../../fixtures/grid-rows.fixture.ts'

const LIST = 'Artikel;Menge;Bestand\n2.90533;4;12\n9.17989;1;7\n2.23154;2;5'

/** Pasted lists whose numbers are recognised only by their format, because the line check fails. */
async function listsOf(...texts: readonly string[]) {
  const rows = gridRowsOf()
  const readList = new ReadOrderList({
    lineCheck: { check: () => Promise.reject(new ApiFailure('offline', 'resolve')) },
  })
  let changes = 0
  const lists = new GridLists(rows, readList, { take() {}, run: async () => void (changes += 1) })
  const add = async (text: string, name?: string) => {
    const list = rowsOfText(text)
    lists.add({ name, list, reading: await readList.run(list) })
  }
  for (const [index, text] of texts.entries()) await add(text, `${index}.csv`)
  const written = () => rows.filled.map(({ number, written: { quantity } }) => `${number} ${quantity}`)
  const view = (index = 0) => {
    const readListView = lists.all[index]
    if (!readListView) throw new Error(`No list ${index}`)
    return readListView
  }
  const use = async (column: number, requestedUse: ColumnUse, index = 0) => {
    const overrides = view(index).withColumnUse(0, column, requestedUse)
    if (overrides) await lists.override(view(index), overrides)
  }
  const row = (number: string) => {
    const gridRow = rows.all.find((each) => each.number === number)
    if (!gridRow) throw new Error(`No row ${number}`)
    return gridRow
  }
  const uses = (index = 0) => view(index).groups[0]?.table?.uses
  return { rows, lists, add, written, view, use, uses, row, changes: () => changes }
}

describe('lists pasted in the order grid', () => {
  it('are shown with their names, newest first', async () => {
    const { lists, written } = await listsOf('2.90533 4\n9.17989 1', '2.23154 1\n2.84957 3')
    expect(lists.all.map(({ id, name }) => [id, name])).toEqual([
      [2, '1.csv'],
      [1, '0.csv'],
    ])
    expect(written()).toEqual(['2.90533 4', '9.17989 1', '2.23154 1', '2.84957 3'])
  })

  it('with only one number are not shown, even with blank lines', async () => {
    const { lists, written } = await listsOf('2.90533 4', '\n9.17989 1\n\n')
    expect([lists.all, written()]).toEqual([[], ['2.90533 4', '9.17989 1']])
  })

  it('are removed by undo', async () => {
    const { lists, rows } = await listsOf('2.90533 4\n9.17989 1', '2.23154 1\n2.84957 3')
    rows.undo()
    expect([lists.all.map(({ id }) => id), rows.filled.length]).toEqual([[1], 2])
  })

  it('can be dismissed without removing their rows', async () => {
    const { lists, view, rows } = await listsOf('2.90533 4\n9.17989 1', '2.23154 1\n2.84957 3')
    lists.close(view(1))
    expect([lists.all.map(({ id }) => id), rows.filled.length]).toEqual([[2], 4])
  })

  it('are hidden as soon as all their rows are removed, and dismissed after an order', async () => {
    const { lists, rows, row } = await listsOf('2.90533 4\n9.17989 1', '2.23154 1\n2.84957 3')
    rows.release(new Set([row('2.90533'), row('9.17989'), row('2.23154')]))
    expect([lists.all.length, lists.shown.map(({ id }) => id)]).toEqual([2, [2]])
    lists.closeOrdered()
    expect(lists.all.map(({ id }) => id)).toEqual([2])
  })

  it('are restored with the table by undo', async () => {
    const { lists, rows } = await listsOf(LIST)
    lists.clear()
    expect([lists.all, rows.isEmpty]).toEqual([[], true])
    rows.undo()
    expect([lists.all.length, rows.filled.length]).toEqual([1, 3])
  })
})

describe('a pasted list that is parsed again with another column', () => {
  it('updates its rows in place, and checks them', async () => {
    const { use, written, uses, changes, add } = await listsOf('2.84957 3\n5.10000 1', LIST)
    await add('6.10000 1')
    await use(2, 'quantity')
    expect(written()).toEqual(['2.84957 3', '5.10000 1', '2.90533 12', '9.17989 7', '2.23154 5', '6.10000 1'])
    expect([uses(), changes()]).toEqual([['number', 'remark', 'quantity'], 1])
  })

  it('is restored by undo', async () => {
    const { use, written, uses, rows, view } = await listsOf(LIST)
    await use(2, 'quantity')
    rows.undo()
    expect([written(), uses()]).toEqual([
      ['2.90533 4', '9.17989 1', '2.23154 2'],
      ['number', 'quantity', 'remark'],
    ])
    expect(view().counts.rows).toBe(3)
  })

  it('retains typed and chosen values, and adds no deleted rows', async () => {
    const { use, written, rows, row, view } = await listsOf(`${LIST}\n2.84957;3;1`)
    const [typed, chosen] = [row('2.90533'), row('2.84957')]
    rows.type(typed, { quantity: '9' })
    rows.takePart(chosen, '3.70481')
    rows.remove(row('9.17989'))
    await use(2, 'quantity')
    expect(written()).toEqual(['2.90533 9', '2.23154 5', '2.84957 3'])
    expect([row('2.90533'), row('2.84957')]).toEqual([typed, chosen])
    expect(view().counts.rows).toBe(3)
    await use(1, 'quantity')
    expect(written()).toEqual(['2.90533 9', '2.23154 2', '2.84957 3'])
  })

  it('does not change rows with the same result', async () => {
    const { lists, view, row } = await listsOf('Artikel;Menge\n2.90533;1.000\n9.17989;12')
    const retainedGridRow = row('9.17989')
    await lists.override(view(), { ...view().shown.overrides, mark: 'thousands' })
    expect([row('9.17989'), row('2.90533').written.quantity]).toEqual([retainedGridRow, '1000'])
  })

  it('retains a row changed by the user that no longer has a number', async () => {
    const { use, written, rows, row } = await listsOf(
      'Artikel;Alt;Menge\n2.90533;2.10000;4\n9.17989;2.20000;1',
    )
    rows.type(row('2.90533'), { quantity: '9' })
    await use(1, 'number')
    expect(written()).toContain('2.90533 9')
  })

  it('matches several lines of one source row by their position', async () => {
    const { lists, view, written, rows, row } = await listsOf('2.90533 4, 9.17989 1\n2.23154 1.000')
    rows.remove(row('2.90533'))
    await lists.override(view(), { ...view().shown.overrides, mark: 'thousands' })
    expect(written()).toEqual(['9.17989 1', '2.23154 1000'])
  })
})
