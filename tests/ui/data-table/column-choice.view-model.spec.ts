import { describe, expect, it } from 'vitest'
import { Drafts } from '#application/drafts/drafts.ts'
import { ColumnChoice } from '#ui/data-table/column-choice.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { draftDevice, type DraftDevice } from '../../fixtures/draft-device.fixture.ts'
import { ROW_LIST } from '../../fixtures/list-definition.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const USUAL = ['mark', 'number', 'name', 'total']

function choiceOf({
  device = draftDevice() as DraftDevice,
  named = undefined as readonly string[] | undefined,
} = {}) {
  const drafts = new Drafts({ storage: device, session: sessionOf('customer'), clock: new ManualClock() })
  const offered = { columns: ROW_LIST.columns }
  const choice = new ColumnChoice(ROW_LIST, () => offered.columns, named, drafts)
  const shown = () => choice.shown.map(({ id }) => id)
  return { choice, shown, device, offered }
}

it('the choice of columns offers all columns except those that identify or control rows', () => {
  expect(choiceOf().choice.choices).toEqual([
    { id: 'name', isShown: true },
    { id: 'day', isShown: false },
    { id: 'total', isShown: true },
  ])
})

it('the choice of columns neither shows nor offers price columns to a user who may not see prices', () => {
  const { shown, offered, choice } = choiceOf()
  offered.columns = ROW_LIST.columns.filter(({ isPrice }) => !isPrice)
  expect([shown(), choice.choices.map(({ id }) => id)]).toEqual([
    ['mark', 'number', 'name'],
    ['name', 'day'],
  ])
})

describe('a chosen set of columns of a list', () => {
  it('is applied immediately, and is part of the URL', () => {
    const { choice, shown } = choiceOf()
    expect(choice.choose(['day'])).toEqual(['mark', 'number', 'day'])
    expect([shown(), choice.isOwn]).toEqual([['mark', 'number', 'day'], true])
  })

  it('is stored on the device for this list', () => {
    const { choice, device } = choiceOf()
    choice.choose(['day'])
    expect(device.names()).toEqual(['D0100001/columns:rows'])
    const again = choiceOf({ device })
    again.choice.recall()
    expect(again.shown()).toEqual(['mark', 'number', 'day'])
  })

  it('that equals the default is not stored', () => {
    const { choice, device, shown } = choiceOf()
    choice.choose(['day'])
    expect(choice.choose(['name', 'total'])).toBeUndefined()
    expect([shown(), choice.isOwn, device.names()]).toEqual([USUAL, false, []])
  })

  it.each([['day'], [[4711]], [[]], [['unknown']]])('that is invalid is ignored: %j', (content) => {
    const { choice, shown } = choiceOf({
      device: { ...draftDevice(), load: () => ({ version: 1, content }) },
    })
    choice.recall()
    expect([choice.isOwn, shown()]).toEqual([false, USUAL])
  })

  it('is reduced to existing columns', () => {
    const content = ['number', 4711, 'unknown', 'day']
    const { choice, shown } = choiceOf({
      device: { ...draftDevice(), load: () => ({ version: 1, content }) },
    })
    choice.recall()
    expect(shown()).toEqual(['number', 'day'])
  })
})
