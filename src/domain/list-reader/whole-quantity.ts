import type { LanguageId } from '../locale/language.ts'
import { separatorReadings, readQuantity, type QuantityError } from './list-quantity.ts'
import { readTypedQuantity, type TypedQuantity } from '../cart/typed-quantity.ts'

export type WholeQuantity = TypedQuantity | { readonly kind: 'faulty'; readonly error: QuantityError }

/** Maximum length in characters, above that of any quantity with separators and a unit. */
const LENGTH_MAX = 30

/** Reads pieces with the thousands separators of the language, and refuses other texts. */
export function readWholeQuantity(text: string, languageId: LanguageId): WholeQuantity {
  const trimmed = text.trim()
  if (trimmed.length > LENGTH_MAX) return { kind: 'faulty', error: 'not-a-number' }
  const read = readQuantity(trimmed)
  if (read.kind === 'whole') return { kind: 'pieces', pieces: read.pieces }
  const marked = separatorReadings(read)
  if (marked) return readTypedQuantity(marked.typed, languageId)
  return { kind: 'faulty', error: read.kind === 'faulty' ? read.error : 'not-a-number' }
}
