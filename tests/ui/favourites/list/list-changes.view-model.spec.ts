import { describe, expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { FavouritesRejection } from '#application/favourites/favourites-rejection.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ListChanges } from '#ui/favourites/list/list-changes.view-model.ts'
import { ManualClock } from '../../../fixtures/clock.fixture.ts'

function changesOf() {
  const alerts = new AlertsStore(new ManualClock())
  return { changes: new ListChanges(alerts), alerts: () => alerts.alerts }
}

const rejection = (kind: FavouritesRejection['kind']) => async () => fail({ kind })

describe('a change of a parts list', () => {
  it.each([
    ['too-many', 'notice.tooMany'],
    ['gone', 'notice.refused'],
  ] as const)('that is rejected shows the reason: %s', async (kind, messageId) => {
    const { changes, alerts } = changesOf()
    expect(await changes.carryOut(rejection(kind))).toBe(false)
    expect(alerts()).toMatchObject([{ kind: 'error', messageId, values: { list: '' } }])
  })

  it('that fails because the session has ended shows no alert', async () => {
    const { changes, alerts } = changesOf()
    expect(await changes.run(rejection('logged-out'))).toEqual(fail({ kind: 'logged-out' }))
    expect(alerts()).toEqual([])
  })
})

describe('the name of a parts list', () => {
  it('is trimmed before it is saved, and naming the list returns the id of the list', async () => {
    const { changes } = changesOf()
    const names: string[] = []
    const id = await changes.name('  Axle   2 ', async (name) => {
      names.push(name)
      return ok({ id: 'a' })
    })
    expect([id, names]).toEqual(['a', ['Axle 2']])
  })

  it('that is missing shows an error, and nothing is changed', async () => {
    const { changes, alerts } = changesOf()
    let calls = 0
    const id = await changes.name(' ', async () => ok({ id: String((calls += 1)) }))
    expect([id, calls]).toEqual([undefined, 0])
    expect(alerts()).toMatchObject([{ kind: 'error', messageId: 'notice.nameMissing' }])
  })

  it('that is in use is shown in the error', async () => {
    const { changes, alerts } = changesOf()
    expect(await changes.name('Axle', rejection('name-taken'))).toBeUndefined()
    expect(alerts()).toMatchObject([{ messageId: 'notice.nameTaken', values: { list: 'Axle' } }])
  })
})

describe('a parts list', () => {
  it('is busy until the last of several changes has ended', async () => {
    const { changes } = changesOf()
    expect(changes.isBusy).toBe(false)
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const ended = [changes.during(() => first.promise), changes.during(() => second.promise)]
    first.resolve()
    await ended[0]
    expect(changes.isBusy).toBe(true)
    second.resolve()
    await ended[1]
    expect(changes.isBusy).toBe(false)
  })
})
