import { beforeEach, expect, it } from 'vitest'
import type { ExpireSession } from '#application/authentication/expire-session.ts'
import type { SessionChannel, StoredSessionState } from '#application/session/session-channel.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { SyncSession } from '#application/authentication/sync-session.ts'
import { SessionExpiryMonitorViewModel } from '#ui/session/session-expiry-monitor.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const HOUR_MS = 3_600_000
const ENDED_ELSEWHERE: StoredSessionState = { session: undefined, pricesHidden: false }

let clock: ManualClock
let session: SessionStore
let model: SessionExpiryMonitorViewModel
let synced: readonly (readonly unknown[])[]
let expired: readonly (readonly unknown[])[]
let notify: ((stored: StoredSessionState) => void) | undefined

beforeEach(() => {
  clock = new ManualClock()
  session = sessionOf('customer', clock)
  const sync = recordedPort<SyncSession>()
  const expire = recordedPort<ExpireSession>()
  ;[synced, expired, notify] = [sync.calls, expire.calls, undefined]
  const channel: SessionChannel = {
    publish: () => {},
    subscribe: (heard) => {
      notify = heard
      return () => void (notify = undefined)
    },
  }
  model = new SessionExpiryMonitorViewModel({
    session,
    news: channel,
    syncSession: sync.port,
    expireSession: expire.port,
  })
})

it('the session monitor applies changes of the session from another tab', () => {
  model.watch()
  notify?.(ENDED_ELSEWHERE)
  expect(synced).toEqual([['run', ENDED_ELSEWHERE]])
})

it('the session monitor ends an expired session once', () => {
  model.watch()
  clock.pass(HOUR_MS - 1_000)
  expect(expired).toEqual([])
  clock.pass(2_000)
  expect(expired).toEqual([['run']])
  session.restore(session.snapshot)
  expect(expired).toHaveLength(1)
})

it('the session monitor observes other tabs and the expiry only between start and stop', () => {
  expect(notify).toBeUndefined()
  model.watch()()
  expect(notify).toBeUndefined()
  clock.pass(HOUR_MS)
  expect(expired).toEqual([])
})

it('the session monitor counts outdated pages and ended sessions, and reports a login of another customer', () => {
  expect(model).toMatchObject({ visit: 0, pageAge: 0, isTakenOver: false })
  session.outdatePage()
  expect(model.pageAge).toBe(1)
  session.end()
  expect(model.visit).toBe(1)
  session.markTakenOver()
  expect(model.isTakenOver).toBe(true)
})
