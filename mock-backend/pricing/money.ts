/** Integer hundredths of a currency. */
export type MinorUnits = number

/** Rounds half up; only for amounts that are not negative. */
export const divideRounded = (amount: number, divisor: number): number =>
  Math.floor((2 * amount + divisor) / (2 * divisor))

/** Hundredths of the currency per euro. Fixed rates, so that prices of the demo are stable. */
const HUNDREDTHS_PER_EURO: Readonly<Record<string, number>> = { EUR: 100, BRL: 620 }

export function fromEuro(amount: MinorUnits, currency: string): MinorUnits {
  const rate = HUNDREDTHS_PER_EURO[currency]
  if (rate === undefined) throw new RangeError(`No rate for ${currency}`)
  return divideRounded(amount * rate, 100)
}

export const lessPercent = (amount: MinorUnits, percent: number): MinorUnits =>
  divideRounded(amount * (100 - percent), 100)

export const price = (amount: MinorUnits, currency: string) => ({
  value: amount / 100,
  currency: { code: currency },
})
