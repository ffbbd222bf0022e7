import { isDay } from '../shared/day.ts'

const TYPED_LENGTH_MAX = 20

/**
 * ISO 8601 date of a typed day. All languages of the shop write the day first: 24.11.2026, 24/11/26, 24-11-2026 and
 * 24112026. A year of two digits belongs to this century.
 */
export function readTypedDay(typedText: string): string | undefined {
  const text = typedText.trim()
  if (text.length > TYPED_LENGTH_MAX) return undefined
  if (isDay(text)) return text
  const parts =
    /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})\.?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  if (!parts) return undefined
  const [, day = '', month = '', year = ''] = parts
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}
