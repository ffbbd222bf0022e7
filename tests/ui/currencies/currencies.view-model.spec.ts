import { describe, expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import type { ChooseCurrency } from '#application/currencies/choose-currency.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { CurrenciesViewModel } from '#ui/currencies/currencies.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const currency = (code: string, rate: number) => ({ code, name: code, rate, rateDate: '2026-11-20' })
const RATES: Rates = {
  baseCurrency: 'EUR',
  currencies: [currency('EUR', 1), currency('PLN', 4), currency('CHF', 0.5), currency('XXX', 0)],
}

function account(showPrice = true) {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, showPrice })
  return session
}

function pageOf(session = account(), run: ChooseCurrency['run'] = async () => ok(undefined)) {
  const [alerts, alternative] = [new AlertsStore(new ManualClock()), new AlternativeCurrencyStore(session)]
  const { port, calls } = recordedPort<ChooseCurrency>({ run })
  const model = new CurrenciesViewModel({ session, alerts, alternative, choose: port })
  return { model, session, alerts, alternative, calls }
}

describe('the currencies page', () => {
  it('preselects the alternative currency of the account', () => {
    const { model, session } = pageOf()
    expect([model.chosen, model.error, model.rates, model.rows]).toEqual(['', undefined, undefined, []])
    model.show(RATES)
    expect([model.chosen, model.error]).toEqual(['', undefined])
    session.preferCurrency('PLN')
    model.show(RATES, 'unreachable')
    expect([model.chosen, model.error]).toEqual(['PLN', 'unreachable'])
  })

  it('requires an account with prices, even if the user has hidden them', () => {
    const { model, session } = pageOf()
    expect(model).toMatchObject({ isAllowed: true, pricesAreHidden: false })
    session.hidePrices(true)
    expect(model).toMatchObject({ isAllowed: true, pricesAreHidden: true })
    expect(pageOf(account(false)).model).toMatchObject({ isAllowed: false, pricesAreHidden: false })
  })
})

describe('the exchange rates', () => {
  it('are shown for one unit of the base currency, with an example', () => {
    const { model } = pageOf()
    model.show(RATES)
    expect(model.accountCurrency).toBe('EUR')
    expect(model.rows).toEqual([
      { code: 'PLN', name: 'PLN', rate: 4, rateDate: '2026-11-20', sample: 400 },
      { code: 'CHF', name: 'CHF', rate: 0.5, rateDate: '2026-11-20', sample: 50 },
    ])
    expect(model.sampleAmount).toBe(100)
  })

  it('refer to the currency of the account', () => {
    const session = account()
    const { user } = session.snapshot
    session.restore({ ...session.snapshot, user: { ...user!, accountCurrency: 'CHF' } })
    const { model } = pageOf(session)
    model.show(RATES)
    expect(model.accountCurrency).toBe('CHF')
    expect(model.rows.map(({ code, rate }) => [code, rate])).toEqual([
      ['EUR', 2],
      ['PLN', 8],
    ])
  })

  it('refer to the base currency of the API if it differs', () => {
    const { model } = pageOf()
    model.show({ ...RATES, baseCurrency: 'PLN' })
    expect(model.accountCurrency).toBe('PLN')
  })

  it('are empty if the API returns none', () => {
    const { model } = pageOf(new SessionStore(new ManualClock()))
    model.show(undefined)
    expect(model).toMatchObject({ accountCurrency: 'EUR', rows: [], chosen: '' })
  })
})

describe('a chosen alternative currency', () => {
  it.each([
    ['PLN', 'PLN'],
    ['', undefined],
  ])('%j is saved, confirmed, and its rates are shown', async (code, sent) => {
    const { model, alerts, alternative, calls } = pageOf()
    model.show(RATES)
    model.choose(code)
    await model.save()
    expect(calls).toEqual([['run', sent]])
    expect(alerts.alerts).toMatchObject([{ kind: 'success', messageId: 'currencies.saved' }])
    expect([model.error, alternative.rates]).toEqual([undefined, RATES])
  })

  it('that is rejected shows an error until the next choice', async () => {
    const { model, alerts } = pageOf(account(), async () => fail({ kind: 'unreachable' }))
    model.choose('PLN')
    await model.save()
    expect([model.error, model.chosen, alerts.alerts]).toEqual(['unreachable', 'PLN', []])
    model.choose('CHF')
    expect([model.error, model.chosen]).toEqual([undefined, 'CHF'])
  })
})
