import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { ApproximationViewModel } from '#ui/part/approximation.view-model.ts'
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
  return { session, model: new ApproximationViewModel(store) }
}

it('shows a price in the currency of choice, as long as prices are shown', () => {
  const { session, model } = account('PLN')
  expect(model.of(PRICE)).toEqual({ minor: 4_200, currency: 'PLN' })
  session.hidePrices(true)
  expect(model.of(PRICE)).toBeUndefined()
})

it('shows nothing beside a price where no currency is chosen', () => {
  expect(account().model.of(PRICE)).toBeUndefined()
})

it('changes with the choice', () => {
  const { session, model } = account()
  const seen: (string | undefined)[] = []
  autorun(() => seen.push(model.of(PRICE)?.currency))
  session.preferCurrency('PLN')
  expect(seen).toEqual([undefined, 'PLN'])
})
