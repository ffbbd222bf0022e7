import type { IntlShape } from 'react-intl'
import type { Attribute } from '#domain/products/product.ts'

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

/** Value of an attribute: a text, or a measure in the notation of the language. */
export const attributeText = (intl: IntlShape, { value, unit }: Pick<Attribute, 'value' | 'unit'>): string =>
  typeof value === 'string' ? value : measureText(intl, value, unit)
