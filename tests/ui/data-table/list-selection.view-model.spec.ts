import { describe, expect, it } from 'vitest'
import { ListSelection } from '#ui/data-table/list-selection.view-model.ts'
import { rowsTo, type Row } from '../../fixtures/list-definition.fixture.ts'

const [ONE, TWO, THREE] = rowsTo(3) as [Row, Row, Row]

function selectionOf(...marked: readonly Row[]) {
  const selection = new ListSelection<Row>()
  for (const row of marked) selection.mark(row.id, row, true)
  const has = () => [ONE, TWO, THREE].map(({ id }) => selection.has(id))
  return { selection, has }
}

describe('selected rows of a list', () => {
  it('have their current values after a reload', () => {
    const { selection } = selectionOf(ONE)
    const now = [
      { ...ONE, name: 'Changed' },
      { ...TWO, name: 'Changed' },
    ]
    selection.renew(now, ({ id }) => id)
    expect([...selection.marked.values()]).toEqual([now[0]])
  })

  it('are retained on other pages of a list, and cleared for another list', () => {
    const { selection, has } = selectionOf()
    selection.follow('?status=open')
    selection.mark(ONE.id, ONE, true)
    selection.follow('?status=open')
    expect(has()).toEqual([true, false, false])
    selection.follow('?status=paid')
    expect(has()).toEqual([false, false, false])
  })

  it('are retained when the filters of the list are set for the first time', () => {
    const { selection, has } = selectionOf(ONE)
    selection.follow('')
    expect(has()).toEqual([true, false, false])
  })
})

describe('selecting all rows of a list', () => {
  it('excludes those that are deselected afterwards', () => {
    const { selection, has } = selectionOf(ONE)
    selection.markAll()
    expect([has(), selection.count(90), selection.marked.size]).toEqual([[true, true, true], 90, 0])
    selection.mark(TWO.id, TWO, false)
    expect([has(), selection.count(90)]).toEqual([[true, false, true], 89])
    selection.mark(TWO.id, TWO, true)
    expect([has(), selection.count(90), selection.marked.size]).toEqual([[true, true, true], 90, 0])
  })

  it('can be cleared for all rows together', () => {
    const { selection, has } = selectionOf()
    selection.markAll()
    selection.mark(TWO.id, TWO, false)
    selection.clear()
    expect([has(), selection.isAll]).toEqual([[false, false, false], false])
    selection.markAll()
    expect(selection.count(90)).toBe(90)
  })
})
