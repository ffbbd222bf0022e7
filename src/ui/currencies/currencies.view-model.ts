import { makeAutoObservable, observableRef } from 'mobx'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { ChooseCurrency, type ChooseCurrencyError } from '#application/currencies/choose-currency.ts'
import { Task } from '#application/kernel/task.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { rateBetween, type Rates } from '#domain/currencies/alternative-currency.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Amount of the example conversion; a round number is easy to compare. */
const SAMPLE = 100

type CurrencyRow = {
  readonly code: string
  readonly name: string
  /** Units for one unit of the account's currency. */
  readonly rate: number
  readonly rateDate: string
  readonly sample: number
}

/** State of the page on which the user chooses a second currency, displayed beside the currency of the account. */
export class CurrenciesViewModel {
  static readonly keys = {
    session: SessionStore,
    alerts: AlertsStore,
    alternative: AlternativeCurrencyStore,
    choose: ChooseCurrency,
  }
  /** Code of the chosen currency; empty for none. */
  chosen = ''
  error: ChooseCurrencyError['kind'] | undefined = undefined
  readonly saving = new Task()
  rates: Rates | undefined = undefined
  readonly sampleAmount = SAMPLE
  readonly #deps

  constructor(deps: DepsOf<typeof CurrenciesViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { rates: observableRef })
  }

  show(rates: Rates | undefined, error?: ChooseCurrencyError['kind']): void {
    this.error = error
    this.rates = rates
    this.chosen = this.#deps.session.user?.alternativeCurrency ?? ''
  }

  /** False if the account may not see prices. */
  get isAllowed(): boolean {
    return this.#deps.session.features.showPrice
  }

  /** True if the user has hidden prices: the choice has no visible effect until they are shown again. */
  get pricesAreHidden(): boolean {
    return this.isAllowed && !this.#deps.session.pricesAreVisible
  }

  get accountCurrency(): string {
    return this.#deps.session.user?.accountCurrency ?? this.rates?.baseCurrency ?? 'EUR'
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
    this.#deps.alternative.setRates(this.rates)
    await this.saving.run(
      () => this.#deps.choose.run(this.chosen === '' ? undefined : this.chosen),
      (result) => {
        this.error = result.ok ? undefined : result.error.kind
        if (result.ok) this.#deps.alerts.raise({ kind: 'success', messageId: 'currencies.saved' })
      },
    )
  }
}
