import { fromDecimal, minorDigits, toDecimal, type Money } from '../shared/money.ts'

type Currency = {
  /** ISO 4217 code. */
  readonly code: string
  readonly name: string
  /** Units of this currency per unit of the base currency. */
  readonly rate: number
  /** ISO 8601 date. */
  readonly rateDate: string
}

export type Rates = { readonly baseCurrency: string; readonly currencies: readonly Currency[] }

/** Units of `to` per unit of `from`; undefined if a rate is missing or invalid. */
export function rateBetween(from: string, to: string, { currencies }: Rates): number | undefined {
  const [fromRate, toRate] = [from, to].map(
    (code) => currencies.find((currency) => currency.code === code)?.rate,
  )
  if (!isRate(fromRate) || !isRate(toRate)) return undefined
  return toRate / fromRate
}

/**
 * Converts an amount for information only, because invoices use the account's currency. Undefined if both
 * currencies are equal or the rate is missing.
 */
export function convertApproximately(amount: Money, currency: string, rates: Rates): Money | undefined {
  if (amount.currency === currency) return undefined
  const rate = rateBetween(amount.currency, currency, rates)
  if (rate === undefined) return undefined
  const value = toDecimal(amount) * rate
  const fits = Math.abs(value) * 10 ** minorDigits(currency) < Number.MAX_SAFE_INTEGER
  return fits ? fromDecimal(value, currency) : undefined
}

const isRate = (rate: number | undefined): rate is number =>
  rate !== undefined && Number.isFinite(rate) && rate > 0
