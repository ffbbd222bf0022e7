import { beforeEach, describe, expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { AlertKind } from '#domain/alerts/alert.ts'
import { AlertsViewModel } from '#ui/alerts/alerts.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

let clock: ManualClock
let store: AlertsStore
let model: AlertsViewModel

beforeEach(() => {
  clock = new ManualClock()
  store = new AlertsStore(clock)
  model = new AlertsViewModel({ alerts: store })
})

const raise = (kind: AlertKind, ...messageIds: readonly string[]) =>
  messageIds.forEach((messageId) => store.raise({ kind, messageId }))
const textsOf = (alerts: AlertsViewModel['notes']) =>
  alerts.map(({ text }) => ('messageId' in text ? text.messageId : text.text))

describe('alerts', () => {
  it('are limited to the newest three of each kind', () => {
    raise('error', 'e1', 'e2', 'e3', 'e4')
    raise('success', 's1', 's2', 's3', 's4')
    expect([textsOf(model.errors), textsOf(model.notes)]).toEqual([
      ['e2', 'e3', 'e4'],
      ['s2', 's3', 's4'],
    ])
  })
})

describe('hovering or focusing an alert', () => {
  it('pauses the timers of all alerts', () => {
    raise('success', 'saved')
    clock.pass(4_000)
    model.pause()
    clock.pass(60_000)
    expect(model.notes).toHaveLength(1)
    model.resume()
    expect(model.notes).toHaveLength(1)
    clock.pass(2_000)
    expect(model.notes).toEqual([])
  })

  it('ends when the alert is closed, after which the timers of the other alerts continue', () => {
    raise('success', 'one', 'other')
    model.pause()
    model.close('alert-1')
    expect(textsOf(model.notes)).toEqual(['other'])
    clock.pass(6_000)
    expect(model.notes).toEqual([])
  })
})
