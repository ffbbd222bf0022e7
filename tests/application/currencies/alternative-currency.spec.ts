import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import type { Currencies } from '#application/currencies/currencies.port.ts'
import { LoadRates } from '#application/currencies/load-rates.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const currency = (code: string, rate: number) => ({ code, name: code, rate, rateDate: '2026-11-20' })
const RATES: Rates = { baseCurrency: 'EUR', currencies: [currency('EUR', 1), currency('USD', 1.1)] }
const PRICE = { minor: 1_000, currency: 'EUR' }

function preferring(selection: string | undefined) {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, showPrice: true })
  session.preferCurrency(selection)
  return { session, store: new AlternativeCurrencyStore(session) }
}

it('converts a price of the account currency after the rates are loaded', () => {
  const { store } = preferring('USD')
  const observed: unknown[] = []
  autorun(() => observed.push(store.approximately(PRICE)))
  store.setRates(RATES)
  expect(observed).toEqual([undefined, { minor: 1_100, currency: 'USD' }])
})

it('returns no converted price if no currency is chosen', () => {
  const { store } = preferring(undefined)
  store.setRates(RATES)
  expect(store.approximately(PRICE)).toBeUndefined()
})

it('loads the exchange rates once, and only if a currency is chosen', async () => {
  const { port, calls } = recordedPort<Currencies>({ rates: async () => RATES })
  await new LoadRates({ currencies: port, store: preferring(undefined).store }).run()
  expect(calls).toEqual([])
  const { store } = preferring('USD')
  await new LoadRates({ currencies: port, store }).run()
  await new LoadRates({ currencies: port, store }).run()
  expect(store.rates).toEqual(RATES)
  expect(calls).toEqual([['rates']])
})

it('returns no converted price while the exchange rates are missing', async () => {
  const { store } = preferring('USD')
  const { port } = recordedPort<Currencies>({
    rates: () => Promise.reject(new ApiFailure('offline', 'rates')),
  })
  await new LoadRates({ currencies: port, store }).run()
  expect(store.approximately(PRICE)).toBeUndefined()
})
