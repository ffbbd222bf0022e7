import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSessionCookies } from '#adapters/cookies/read-session-cookies.ts'
import { clearedSessionCookies, sessionCookies } from '#adapters/cookies/session-cookies.ts'
import type { StoredSession } from '#application/session/session-cookies.port.ts'

const stored: StoredSession = {
  token: 'header.payload',
  user: {
    firstName: 'Айгуль',
    lastName: 'O’Neil; =,"',
    customerId: 'D0100007',
    entityId: 'DTDE',
    billingCountry: 'KZ',
    mayTogglePrices: true,
    role: 'customer',
  },
}

const headerOf = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ')

it('a session is restored from its cookies, with any characters in the user name', () => {
  expect(readSessionCookies(headerOf(sessionCookies(stored, 3600))).session).toEqual(stored)
})

it('session cookies have SameSite=Strict, Secure, the path / and the expiry of the token', () => {
  for (const line of sessionCookies(stored, 3600)) {
    expect(line).toMatch(/^__Host-/)
    expect(line).toMatch(/; Max-Age=3600/)
    expect(line).toMatch(/; Path=\//)
    expect(line).toMatch(/; Secure/)
    expect(line).toMatch(/; SameSite=Strict/)
  }
})

it('clearedSessionCookies removes all cookies of a session, with the path and attributes of the originals', () => {
  expect(clearedSessionCookies()).toEqual(
    [
      '__Host-session',
      '__Host-user',
      '__Host-signature',
      '__Host-has-session',
      '__Host-prices-hidden',
      '__Host-kih',
      '__Host-signature-kih',
      '__Host-checkout',
      '__Host-vehicle',
      '__Host-compared',
    ].map((name) => `${name}=; Max-Age=0; Path=/; Secure; SameSite=Strict`),
  )
})

it('an invalid session cookie is ignored without an exception', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('{"role":"admin"}', '%E0%A4%A', '__proto__'),
  )
  fc.assert(
    fc.property(hostile, hostile, (token, user) => {
      const { session } = readSessionCookies(`__Host-session=${token}; __Host-user=${user}`)
      expect(session === undefined || session.user.role === 'customer').toBe(true)
    }),
  )
})
