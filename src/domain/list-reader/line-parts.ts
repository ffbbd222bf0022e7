import { hasDigit, isNumberCell } from './number-shape.ts'
import { readQuantity, type ListQuantity } from './list-quantity.ts'
import { resolveNumber } from './number-variants.ts'
import { tokenizePartNumbers } from './part-number-tokenizer.ts'
import { wordsOf } from './prose-words.ts'
import { plainText } from './plain-text.ts'
import type { CatalogueMatch, CatalogueLookup } from './catalogue-lookup.ts'

/** A part that a line orders; the rest of the text becomes the remark. */
export type Part = { readonly number: string; readonly quantity: ListQuantity; readonly remark: string }

export const MISSING_QUANTITY: ListQuantity = { kind: 'missing' }
export const ambiguousQuantity = (typedText: string): ListQuantity => ({
  kind: 'faulty',
  typed: typedText,
  error: 'two-readings',
})

/** Makes the user confirm a quantity. */
export const withConfirmation = (quantity: ListQuantity): ListQuantity =>
  quantity.kind === 'faulty'
    ? quantity
    : ambiguousQuantity(`${quantity.kind === 'whole' ? quantity.pieces : ''} ?`.trim())

export function partOf(number: string, quantity: ListQuantity, rest: readonly string[]): Part {
  const remark = rest.filter((text) => text !== '' && !/^[-–:=/,|]+$/.test(text)).join(' ')
  return { number: plainText(number), quantity, remark }
}

export type NumberOfCell = {
  readonly number: string
  readonly catalogueMatch: CatalogueMatch | undefined
  readonly rest: string
}

/** An article number without variants, which most cells contain. */
const PLAIN_NUMBER = /^\d{1,2}\.\d{5}$/

/** The number in a cell that should contain only one, with or without its maker's name before it. */
export function numberOfCell(cell: string, lookup: CatalogueLookup): NumberOfCell | undefined {
  if (!hasDigit(cell)) return undefined
  if (PLAIN_NUMBER.test(cell)) return { number: cell, catalogueMatch: lookup(cell), rest: '' }
  const { number, catalogueMatch } = resolveNumber(cell, lookup)
  if (catalogueMatch) return { number, catalogueMatch, rest: '' }
  const words = wordsOf(cell)
  const all = tokenizePartNumbers(words, lookup)
  // the number behind an arrow replaces the number before it: "2.30256 → 3.00130"
  const spans = all.filter(({ end }, index) => words[end] !== '→' || index === all.length - 1)
  const span = spans.find((each) => each.catalogueMatch?.isOwn) ?? spans.find((each) => each.catalogueMatch)
  const rest = (from: number, end: number): string =>
    words.filter((_, index) => index < from || index >= end).join(' ')
  if (span)
    return { number: span.number, catalogueMatch: span.catalogueMatch, rest: rest(span.from, span.end) }
  if (isNumberCell(cell)) return { number: cell, catalogueMatch: undefined, rest: '' }
  const typedSpan = spans.find(({ isTyped }) => isTyped)
  return (
    typedSpan && {
      number: typedSpan.number,
      catalogueMatch: undefined,
      rest: rest(typedSpan.from, typedSpan.end),
    }
  )
}

/** True for a cell that contains only a quantity. */
export const isQuantityCell = (cell: string): boolean => readQuantity(cell).kind === 'whole'
