import type { IntlShape } from 'react-intl'

/** UN/ECE unit codes with a translated symbol. The code for pieces (C62) is excluded, because it needs no symbol. */
const KNOWN_UNITS: ReadonlySet<string> = new Set(
  'MMT CMT MTR KGM GRM LTR L2 RPM NEW LUM BAR CEL VLT WTT AMP AMH'.split(' '),
)

export const numberText = (intl: IntlShape, value: number): string =>
  intl.formatNumber(value, { format: 'grouped' })

/** Symbol of a unit; undefined for a number without unit. */
export function unitText(intl: IntlShape, unit: string | undefined): string | undefined {
  if (unit === undefined || unit === 'C62') return undefined
  return KNOWN_UNITS.has(unit) ? intl.formatMessage({ id: `unit.${unit}` }) : unit
}

/** A measure in the notation of the language: `1354` and `MMT` are "1,354 mm". */
export function measureText(intl: IntlShape, value: number, unit?: string): string {
  const notation = unitText(intl, unit)
  return numberText(intl, value) + (notation === undefined ? '' : `\u00A0${notation}`)
}
