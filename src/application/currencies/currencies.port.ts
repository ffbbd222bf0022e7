import type { Rates } from '#domain/currencies/alternative-currency.ts'
import { token } from '../kernel/token.ts'

export interface Currencies {
  /** Currency names are in the page's language. */
  rates(): Promise<Rates>
  /** Saves the setting in the account. Undefined: no second currency. */
  choose(currency: string | undefined): Promise<void>
}

export const Currencies = token<Currencies>('Currencies')
