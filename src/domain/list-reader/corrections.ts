import { clausesOf, correctionAt, tellsCancelled } from './list-noise.ts'
import { spansIn } from './number-spans.ts'
import { wordsOf } from './prose-words.ts'
import { mentionsIn } from './quantity-mentions.ts'
import type { Witness } from './witness.ts'

const TEXT_MAX = 400
/** "Lieber Herr Krause" */
const GREETING = /^\s*[Ll]ieber\s+\p{Lu}\p{Ll}/u

/** A line whose quantity replaces one above: what stands before the words of correction, and from them on. */
export function correctionIn(text: string): { readonly before: string; readonly after: string } | undefined {
  if (text.length >= TEXT_MAX) return undefined
  const at = correctionAt(text)
  if (at < 0 || GREETING.test(text)) return undefined
  const after = text.slice(at)
  const [quantity] = mentionsIn(wordsOf(after))
  return quantity && quantity.from <= WORDS_MAX ? { before: text.slice(0, at), after } : undefined
}

/** Between the words of correction and the quantity: "actually, of the front one we need 3". */
const WORDS_MAX = 8

/** Known numbers that a line calls off without a quantity: they are ordered above. */
export function calledOff(text: string, witness: Witness): readonly string[] {
  if (!tellsCancelled(text)) return []
  return clausesOf(text).flatMap(({ text: clause, fate }) => {
    if (fate !== 'off') return []
    const words = wordsOf(clause)
    const spans = spansIn(words, witness)
    const isSpan = (at: number): boolean => spans.some(({ from, end }) => at >= from && at < end)
    const known = spans.filter(({ testimony }) => testimony)
    return mentionsIn(words, isSpan).length > 0 ? [] : known.map(({ number }) => number)
  })
}
