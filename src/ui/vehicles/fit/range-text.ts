import type { IntlShape } from 'react-intl'
import type { FactRange } from '#domain/vehicles/fit.ts'

/** Range of years or chassis numbers, inclusive. */
export function rangeText(
  { from, to }: FactRange,
  intl: IntlShape,
  textOf: (number: number) => string = String,
): string {
  if (to === undefined) return intl.formatMessage({ id: 'word.from' }, { from: textOf(from ?? 0) })
  if (from === undefined) return intl.formatMessage({ id: 'word.upTo' }, { to: textOf(to) })
  return `${textOf(from)}–${textOf(to)}`
}
