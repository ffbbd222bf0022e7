import type { LanguageId } from '../locale/language.ts'
import { markReadings, readQuantity, type QuantityError } from './list-quantity.ts'
import { readTypedQuantity, type TypedQuantity } from '../cart/typed-quantity.ts'

export type WholeQuantity = TypedQuantity | { readonly kind: 'faulty'; readonly error: QuantityError }

/** Longer than any quantity with its separators and a unit. */
const MAX_LENGTH = 30

/** Reads pieces as the language writes thousands, and refuses what is no quantity. */
export function readWholeQuantity(text: string, languageId: LanguageId): WholeQuantity {
  const typed = text.trim()
  if (typed.length > MAX_LENGTH) return { kind: 'faulty', error: 'not-a-number' }
  const read = readQuantity(typed)
  if (read.kind === 'whole') return { kind: 'pieces', pieces: read.pieces }
  const marked = markReadings(read)
  if (marked) return readTypedQuantity(marked.typed, languageId)
  return { kind: 'faulty', error: read.kind === 'faulty' ? read.error : 'not-a-number' }
}
