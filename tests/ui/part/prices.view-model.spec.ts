import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { PricesViewModel } from '#ui/part/prices.view-model.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const EURO = { code: 'EUR', name: 'Euro', rate: 1, rateDate: '2026-11-20' }
const ZLOTY = { code: 'PLN', name: 'Zloty', rate: 4, rateDate: '2026-11-20' }
const PRICE = { minor: 1_050, currency: 'EUR' }

function account(currency?: string) {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, showPrice: true })
  session.preferCurrency(currency)
  const store = new AlternativeCurrencyStore(session)
  store.setRates({ baseCurrency: 'EUR', currencies: [EURO, ZLOTY] })
  return { session, model: new PricesViewModel({ session, store }) }
}

it('prices are hidden when the user switches them off', () => {
  const { session, model } = account()
  expect(model.areVisible).toBe(true)
  session.hidePrices(true)
  expect(model.areVisible).toBe(false)
})

it('a price is converted to the alternative currency', () => {
  expect(account('PLN').model.approximation(PRICE)).toEqual({ minor: 4_200, currency: 'PLN' })
})

it('observers of a price re-render when another currency is chosen', () => {
  const { session, model } = account()
  const observed: (string | undefined)[] = []
  autorun(() => observed.push(model.approximation(PRICE)?.currency))
  session.preferCurrency('PLN')
  expect(observed).toEqual([undefined, 'PLN'])
})
