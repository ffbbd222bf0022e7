import type { Rates } from '#domain/currencies/alternative-currency.ts'
import { token } from '../kernel/token.ts'

export interface Currencies {
  /** With names in the language of the page. */
  rates(): Promise<Rates>
  /** Kept with the account. Absent: none. */
  choose(currency: string | undefined): Promise<void>
}

export const Currencies = token<Currencies>('Currencies')
