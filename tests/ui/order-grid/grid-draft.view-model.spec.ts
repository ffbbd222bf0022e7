import { describe, expect, it } from 'vitest'
import { Drafts } from '#application/drafts/drafts.ts'
import type { LineInput } from '#domain/quick-order/line-input.ts'
import { GridDraft } from '#ui/order-grid/grid-draft.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { draftDevice, type DraftDevice } from '../../fixtures/draft-device.fixture.ts'
import { gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const A = writtenLine('A', '2')
const B = writtenLine('B', '3', { remark: 'Urgent' })

/** A tab of the browser of a device. */
function tabOf(device: DraftDevice = draftDevice(), lines: readonly LineInput[] = []) {
  const clock = new ManualClock()
  const rows = gridRowsOf(...lines)
  const draft = new GridDraft('quick-order', rows, {
    drafts: new Drafts({ storage: device, session: sessionOf('customer'), clock }),
    clock,
  })
  const numbers = () => rows.filled.map(({ number }) => number)
  const type = (number: string) => rows.insert([writtenLine(number)])
  const kept = () => {
    const next = tabOf(device)
    next.draft.recall()
    return next.numbers()
  }
  return { device, clock, rows, draft, numbers, type, kept }
}

/** Two tabs on one device, the second of which has stored its rows. */
function twoTabs(ownValues: readonly string[] = []) {
  const here = tabOf()
  const there = tabOf(here.device)
  there.type('A')
  there.draft.keep()
  for (const number of ownValues) here.type(number)
  return { here, there }
}

describe('the stored draft of the order grid', () => {
  it('is restored as typed, with its date', () => {
    const first = tabOf(draftDevice(), [A, B])
    first.draft.keep()
    const { draft, rows, clock } = tabOf(first.device)
    expect(draft.keptAt).toBeUndefined()
    expect(draft.recall()).toBe(true)
    expect(rows.filled.map(({ written }) => written)).toEqual([A, B])
    expect(draft.keptAt).toBe(clock.now())
  })

  it('does not exist on a new device: no row is restored', () => {
    const { draft, rows } = tabOf()
    expect([draft.recall(), rows.isEmpty, draft.keptAt]).toEqual([false, true, undefined])
  })

  it('does not replace existing rows', () => {
    const first = tabOf(draftDevice(), [A])
    first.draft.keep()
    const { draft, numbers } = tabOf(first.device, [B])
    expect([draft.recall(), numbers()]).toEqual([false, ['B']])
  })

  it('is ignored if it is empty', () => {
    const device = draftDevice()
    const { draft } = tabOf({ ...device, load: () => ({ version: 1, content: [] }) })
    expect([draft.recall(), draft.keptAt]).toEqual([false, undefined])
  })
})

describe('storing the draft of the order grid', () => {
  it('happens 300 ms after the first of several changes', () => {
    const { draft, clock, type, kept } = tabOf()
    type('A')
    draft.keepSoon()
    clock.pass(200)
    draft.keepSoon()
    clock.pass(99)
    expect([kept(), draft.keptAt]).toEqual([[], undefined])
    clock.pass(1)
    expect([kept(), draft.keptAt]).toEqual([['A'], clock.now()])
  })

  it('happens immediately if the user leaves the page', () => {
    const { draft, clock, type, kept } = tabOf()
    type('A')
    draft.close()
    expect(kept()).toEqual([])
    draft.keepSoon()
    draft.close()
    expect(kept()).toEqual(['A'])
    type('B')
    clock.pass(1_000)
    expect(kept()).toEqual(['A'])
  })

  it('deletes the draft if the table is empty', () => {
    const { draft, rows, kept, device } = tabOf(draftDevice(), [A])
    draft.keep()
    rows.clear()
    draft.keep()
    expect([kept(), draft.keptAt, device.names()]).toEqual([[], undefined, []])
  })

  it('sets no date if the device has no space', () => {
    const { draft } = tabOf({ ...draftDevice(), save: () => false }, [A])
    draft.keep()
    expect(draft.keptAt).toBeUndefined()
  })
})

describe('a draft of the order grid that was changed in another tab', () => {
  it('is loaded if nothing was typed here, and can be undone', () => {
    const { here, there } = twoTabs()
    here.draft.refresh()
    expect([here.numbers(), here.draft.theirs]).toEqual([['A'], undefined])
    there.type('B')
    there.draft.keep()
    here.draft.refresh()
    expect(here.numbers()).toEqual(['A', 'B'])
    here.rows.undo()
    expect(here.numbers()).toEqual(['A'])
  })

  it('with the same or no content changes nothing', () => {
    const { here, there } = twoTabs(['A'])
    here.draft.refresh()
    expect([here.numbers(), here.draft.theirs, here.rows.mayUndo]).toEqual([['A'], undefined, true])
    there.rows.clear()
    there.draft.keep()
    here.type('B')
    here.draft.refresh()
    expect([here.numbers(), here.draft.theirs]).toEqual([['A', 'B'], undefined])
  })

  it('requires a decision if text was typed here', () => {
    const { here } = twoTabs(['B'])
    here.draft.refresh()
    expect([here.numbers(), here.draft.theirs]).toEqual([['B'], [['A', '1']]])
  })

  it('is not overwritten before the decision', () => {
    const { here, there } = twoTabs(['B'])
    here.draft.keep()
    expect([there.kept(), here.draft.theirs, here.draft.keptAt]).toEqual([['A'], [['A', '1']], undefined])
  })

  it('is overwritten if the user decides so', () => {
    const { here, there } = twoTabs(['B'])
    here.draft.keep()
    here.draft.decide(true)
    expect([here.numbers(), there.kept(), here.draft.theirs]).toEqual([['B'], ['B'], undefined])
  })

  it('is loaded if the user decides so, and the next change here needs no decision', () => {
    const { here, there } = twoTabs(['B'])
    here.draft.keep()
    here.draft.decide(false)
    expect([here.numbers(), there.kept(), here.draft.theirs]).toEqual([['A'], ['A'], undefined])
    here.type('C')
    here.draft.keep()
    expect([there.kept(), here.draft.theirs]).toEqual([['A', 'C'], undefined])
  })
})
