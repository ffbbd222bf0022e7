import { makeAutoObservable, observableRef } from 'mobx'
import type { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import type { ChooseCurrency, ChooseCurrencyError } from '#application/currencies/choose-currency.ts'
import { Task } from '#application/kernel/task.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { rateBetween, type Rates } from '#domain/currencies/alternative-currency.ts'

/** An amount that is easily compared. */
const SAMPLE = 100

type CurrencyRow = {
  readonly code: string
  readonly name: string
  /** Units for one unit of the account's currency. */
  readonly rate: number
  readonly rateDate: string
  readonly sample: number
}

type Stores = {
  readonly session: SessionStore
  readonly alerts: AlertsStore
  readonly alternative: AlternativeCurrencyStore
}

/** Which currency stands beside the account's own. */
export class CurrenciesViewModel {
  /** Empty for none. */
  chosen = ''
  error: ChooseCurrencyError['kind'] | undefined = undefined
  readonly saving = new Task()
  rates: Rates | undefined = undefined
  readonly sampleAmount = SAMPLE
  readonly #session: SessionStore
  readonly #alerts: AlertsStore
  readonly #alternative: AlternativeCurrencyStore
  readonly #choose: ChooseCurrency

  constructor({ session, alerts, alternative }: Stores, choose: ChooseCurrency) {
    this.#session = session
    this.#alerts = alerts
    this.#alternative = alternative
    this.#choose = choose
    makeAutoObservable(this, { rates: observableRef })
  }

  show(rates: Rates | undefined, error?: ChooseCurrencyError['kind']): void {
    this.error = error
    this.rates = rates
    this.chosen = this.#session.user?.alternativeCurrency ?? ''
  }

  /** False where the account shows no prices at all. */
  get isAllowed(): boolean {
    return this.#session.features.showPrice
  }

  /** The choice shows once they are shown again. */
  get pricesAreHidden(): boolean {
    return this.isAllowed && !this.#session.pricesAreVisible
  }

  get accountCurrency(): string {
    return this.#session.user?.accountCurrency ?? this.rates?.baseCurrency ?? 'EUR'
  }

  get rows(): readonly CurrencyRow[] {
    const { rates, accountCurrency } = this
    if (!rates) return []
    return rates.currencies.flatMap(({ code, name, rateDate }) => {
      const rate = code === accountCurrency ? undefined : rateBetween(accountCurrency, code, rates)
      return rate === undefined ? [] : [{ code, name, rate, rateDate, sample: rate * SAMPLE }]
    })
  }

  choose(code: string): void {
    this.chosen = code
    this.error = undefined
  }

  async save(): Promise<void> {
    this.#alternative.setRates(this.rates)
    await this.saving.run(
      () => this.#choose.run(this.chosen === '' ? undefined : this.chosen),
      (saved) => {
        this.error = saved.ok ? undefined : saved.error.kind
        if (saved.ok) this.#alerts.raise({ kind: 'success', messageId: 'currencies.saved' })
      },
    )
  }
}
