/** An amount in whole minor units (cents), so that sums are exact. */
export type Money = { readonly minor: number; readonly currency: string }

/** ISO 4217 currencies whose minor unit is not 1/100. */
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map(digits(0)),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map(digits(3)),
  ...'CLF UYW'.split(' ').map(digits(4)),
])

function digits(count: number) {
  return (currency: string): [string, number] => [currency, count]
}

/** Thrown if an amount is not a safe integer of minor units. */
export class NotAnAmount extends Error {
  override readonly name = 'NotAnAmount'
}

/** Thrown when amounts of different currencies are added. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError'
}

/** Decimal places of the currency (ISO 4217); two for an unknown currency. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS.get(currency) ?? 2
}

/** Rounds half away from zero. Throws {@link NotAnAmount}. */
export function fromDecimal(value: number, currency: string): Money {
  const shifted = shiftDecimal(Math.abs(value), minorDigits(currency))
  return money(Math.sign(value) * Math.round(shifted), currency)
}

/** Decimal amount for display or transfer; never for sums. */
export function toDecimal({ minor, currency }: Money): number {
  return minor / 10 ** minorDigits(currency)
}

/** Throws {@link CurrencyMismatchError} and {@link NotAnAmount}. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new CurrencyMismatchError(`${a.currency} and ${b.currency}`)
  return money(a.minor + b.minor, a.currency)
}

/** Sum of the amounts; zero for an empty list. Throws {@link CurrencyMismatchError} and {@link NotAnAmount}. */
export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, money(0, currency))
}

/** Sum of amounts in one currency; undefined without amounts, or for several currencies. */
export function sumInOneCurrency(amounts: readonly Money[]): Money | undefined {
  const [first] = amounts
  const isOneCurrency = first && amounts.every(({ currency }) => currency === first.currency)
  return isOneCurrency ? sum(amounts, first.currency) : undefined
}

/** Throws {@link NotAnAmount} if `count` is not a whole number. */
export function times(amount: Money, count: number): Money {
  return money(amount.minor * count, amount.currency)
}

function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new NotAnAmount(`${minor} minor units of ${currency}`)
  return { minor: minor + 0, currency }
}

/** Shifts the decimal point in the shortest notation, because 1.005 * 100 in floats is 100.49999999999999. */
function shiftDecimal(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e')
  return Number(`${mantissa}e${Number(exponent) + places}`)
}
