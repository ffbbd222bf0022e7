import { expect, it } from 'vitest'
import { ChooseCurrency } from '#application/currencies/choose-currency.ts'
import type { Currencies } from '#application/currencies/currencies.port.ts'
import type { SessionCookies } from '#application/session/session-cookies.port.ts'
import { ApiFailure, type ApiFailureKind } from '#application/kernel/api-failure.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

function choosing(choose: Currencies['choose'] = async () => {}, showPrice = true) {
  const clock = new ManualClock()
  const session = sessionOf('customer', clock)
  session.grant({ ...NO_FEATURES, showPrice })
  const { port, calls } = recordedPort<Currencies>({ choose })
  const savedItems: unknown[] = []
  const cookies = { save: (...args: unknown[]) => void savedItems.push(args) } as unknown as SessionCookies
  const run = (currency?: string) =>
    new ChooseCurrency({ currencies: port, session, storage: cookies, clock }).run(currency)
  return { run, session, clock, calls, saved: savedItems }
}

it('stores the chosen currency in the account and in the session', async () => {
  const { run, session, clock, calls, saved } = choosing()
  const { token } = session
  clock.pass(600_500)
  expect(await run('USD')).toEqual(ok(undefined))
  expect(calls).toEqual([['choose', 'USD']])
  expect(session.user?.alternativeCurrency).toBe('USD')
  expect(saved).toEqual([[{ token, user: session.user }, 2_999]])
})

it('removes the alternative currency', async () => {
  const { run, session, calls } = choosing()
  await run('USD')
  expect(await run(undefined)).toEqual(ok(undefined))
  expect(calls.at(-1)).toEqual(['choose', undefined])
  expect(session.user?.alternativeCurrency).toBeUndefined()
})

it('sends no choice of a currency for an account without prices, or without a login', async () => {
  const { run, calls } = choosing(undefined, false)
  expect(await run('USD')).toEqual(fail({ kind: 'no-prices' }))
  const ended = choosing()
  ended.session.end()
  expect(await ended.run('USD')).toEqual(fail({ kind: 'no-prices' }))
  expect([calls, ended.calls]).toEqual([[], []])
})

it.each(['usd', 'EURO', 'AEUR', 'US', ''])('ignores the invalid currency "%s"', async (currency) => {
  const { run, calls } = choosing()
  expect(await run(currency)).toEqual(fail({ kind: 'unknown-currency' }))
  expect(calls).toEqual([])
})

it.each([
  ['refused', 'unknown-currency'],
  ['timeout', 'unreachable'],
] as const)(
  'retains the former currency if the call fails with "%s", and returns the reason "%s"',
  async (failure: ApiFailureKind, kind) => {
    const { run, session, saved } = choosing(() => Promise.reject(new ApiFailure(failure, 'choose')))
    expect(await run('USD')).toEqual(fail({ kind }))
    expect([session.user?.alternativeCurrency, saved]).toEqual([undefined, []])
  },
)

it('the choice of a currency throws the failure "session-ended", so that the page handles it', async () => {
  const ended = new ApiFailure('session-ended', 'choose')
  await expect(choosing(() => Promise.reject(ended)).run('USD')).rejects.toBe(ended)
})

it('does not change the session of a customer who logged in during the request', async () => {
  const { run, session, saved } = choosing(async () => {
    const { snapshot } = session
    session.end()
    session.restore({ ...snapshot, token: `other.${snapshot.token?.split('.')[1]}` })
  })
  expect(await run('USD')).toEqual(ok(undefined))
  expect([session.user?.alternativeCurrency, saved]).toEqual([undefined, []])
})
