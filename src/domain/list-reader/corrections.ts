import { clausesOf, correctionAt, isCancellation } from './ignored-lines.ts'
import { tokenizePartNumbers } from './part-number-tokenizer.ts'
import { wordsOf } from './prose-words.ts'
import { quantityMatchesIn } from './quantity-matches.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

const TEXT_MAX = 400
/** "Lieber Herr Krause": in a greeting "lieber" does not mean "rather". */
const GREETING = /^\s*[Ll]ieber\s+\p{Lu}\p{Ll}/u

/** Splits a line that corrects an earlier quantity before its words of correction, such as "actually". */
export function correctionIn(text: string): { readonly before: string; readonly after: string } | undefined {
  if (text.length >= TEXT_MAX) return undefined
  const index = correctionAt(text)
  if (index < 0 || GREETING.test(text)) return undefined
  const after = text.slice(index)
  const [quantity] = quantityMatchesIn(wordsOf(after))
  return quantity && quantity.from <= WORDS_MAX ? { before: text.slice(0, index), after } : undefined
}

/** Maximum number of words between the words of correction and the quantity: "actually, of the front one we need 3". */
const WORDS_MAX = 8

/** Known numbers without a quantity that a line cancels; earlier lines order them. */
export function cancelledNumbersIn(text: string, lookup: CatalogueLookup): readonly string[] {
  if (!isCancellation(text)) return []
  return clausesOf(text).flatMap(({ text: clause, effect }) => {
    if (effect !== 'off') return []
    const words = wordsOf(clause)
    const spans = tokenizePartNumbers(words, lookup)
    const isSpan = (index: number): boolean => spans.some(({ from, end }) => index >= from && index < end)
    const knownSpans = spans.filter(({ catalogueMatch }) => catalogueMatch)
    return quantityMatchesIn(words, isSpan).length > 0 ? [] : knownSpans.map(({ number }) => number)
  })
}
