import { describe, expect, it } from 'vitest'
import { ANONYMOUS, SessionStore, type SessionSnapshot } from '#application/session/session.store.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import type { User } from '#domain/session/user.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const USER: User = {
  firstName: 'Anna',
  lastName: 'Becker',
  customerId: 'D0100001',
  entityId: 'DTDE',
  billingCountry: 'DE',
  mayTogglePrices: true,
  role: 'customer',
}

function loggedIn(lifetime = HOUR_MS, overrides: Partial<SessionSnapshot> = {}) {
  const clock = new ManualClock()
  const session = new SessionStore(clock)
  const payload = btoa(JSON.stringify({ exp: (clock.now() + lifetime) / 1000 })).replaceAll('=', '')
  const features = { ...NO_FEATURES, showPrice: true, fillBasket: true }
  const snapshot = { token: `header.${payload}`, user: USER, features, pricesHidden: false, ...overrides }
  session.restore(snapshot)
  return { clock, session, snapshot }
}

it('the user is logged out at first', () => {
  const session = new SessionStore(new ManualClock())
  expect(session).toMatchObject({
    isLoggedIn: false,
    isLoggingOut: false,
    wasEnded: false,
    hasExpired: false,
    isTakenOver: false,
    features: NO_FEATURES,
    pricesAreVisible: false,
    canAddToCart: false,
  })
  expect([session.token, session.user]).toEqual([undefined, undefined])
})

it('a session contains its token, user and rights', () => {
  const { session, snapshot } = loggedIn()
  expect(session).toMatchObject({
    isLoggedIn: true,
    token: snapshot.token,
    user: USER,
    pricesAreVisible: true,
    canAddToCart: true,
  })
})

it('the rights can change only while a user is logged in', () => {
  const { session } = loggedIn()
  session.grant(NO_FEATURES)
  expect(session).toMatchObject({ canAddToCart: false, pricesAreVisible: false })
  session.end()
  session.grant({ ...NO_FEATURES, fillBasket: true })
  expect(session.snapshot).toEqual(ANONYMOUS)
})

it('prices can be hidden and then shown again', () => {
  const { session } = loggedIn()
  session.hidePrices(true)
  expect(session.pricesAreVisible).toBe(false)
  session.hidePrices(false)
  expect(session.pricesAreVisible).toBe(true)
})

it('a logged-in user can choose an alternative currency, but a guest cannot', () => {
  const { session } = loggedIn()
  expect(session.preferCurrency('USD')).toEqual({ ...USER, alternativeCurrency: 'USD' })
  expect(session.user?.alternativeCurrency).toBe('USD')
  session.end()
  expect(session.preferCurrency('USD')).toBeUndefined()
  expect(session.snapshot.user).toBeUndefined()
})

describe('the end of a session', () => {
  it('clears all session data', () => {
    const { session } = loggedIn()
    session.beginLogOut()
    expect(session.isLoggingOut).toBe(true)
    session.end()
    expect(session).toMatchObject({ isLoggedIn: false, isLoggingOut: false, visit: 1, snapshot: ANONYMOUS })
  })

  it('changes nothing if there is no session', () => {
    const session = new SessionStore(new ManualClock())
    session.end()
    expect(session.visit).toBe(0)
  })

  it('is marked until the user is notified or logs in', () => {
    const { session, snapshot } = loggedIn()
    session.markEnded()
    expect(session.wasEnded).toBe(true)
    session.acknowledgeEnd()
    expect(session.wasEnded).toBe(false)
    session.markEnded()
    session.restore(snapshot)
    expect(session.wasEnded).toBe(false)
  })

  it('occurs when the token expires', () => {
    const { session, clock, snapshot } = loggedIn()
    clock.pass(HOUR_MS - 1)
    expect(session).toMatchObject({ isLoggedIn: true, hasExpired: false })
    clock.pass(1)
    expect(session).toMatchObject({ isLoggedIn: false, hasExpired: true })
    session.end()
    expect(session.hasExpired).toBe(false)
    session.restore(snapshot)
    expect(session).toMatchObject({ isLoggedIn: false, hasExpired: false })
  })

  it('occurs also when an expiry beyond the maximum of a timer is reached', () => {
    const { session, clock } = loggedIn(60 * DAY_MS)
    clock.pass(60 * DAY_MS - 1)
    expect(session).toMatchObject({ isLoggedIn: true, hasExpired: false })
    clock.pass(1)
    expect(session).toMatchObject({ isLoggedIn: false, hasExpired: true })
  })

  it('by a logout cancels the expiry timer', () => {
    const { session, clock } = loggedIn()
    session.end()
    clock.pass(HOUR_MS)
    expect(session.hasExpired).toBe(false)
  })
})

it('a page is marked as outdated or taken over by another customer', () => {
  const { session } = loggedIn()
  session.outdatePage()
  session.outdatePage()
  session.markTakenOver()
  expect(session).toMatchObject({ pageAge: 2, isTakenOver: true })
})
