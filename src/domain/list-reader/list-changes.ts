import { normalizePartNumber } from '../shared/normalize-part-number.ts'
import type { Part } from './line-parts.ts'
import type { ListQuantity } from './list-quantity.ts'
import { readQuantity } from './list-quantity.ts'
import { multiplierIn, phrasesOf, isCancellation, isSwapInstruction } from './ignored-lines.ts'
import { tokenizePartNumbers, type PartNumberSpan } from './part-number-tokenizer.ts'
import { endsWithInsteadOf, withPositions, wordsOf } from './prose-words.ts'
import { quantityMatchesIn } from './quantity-matches.ts'
import { isUnit, numberWord } from './quantity-words.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/** A change of a part that is ordered in another line. */
export type ListChange =
  | { readonly kind: 'times'; readonly number: string; readonly factor: number }
  | {
      readonly kind: 'swap'
      readonly number: string
      readonly by: string
      readonly quantity: ListQuantity | undefined
    }
  | { readonly kind: 'plus'; readonly number: string; readonly pieces: number }
  /** `place`: the position in the quoted order; the part is removed if there is no quantity. */
  | { readonly kind: 'place'; readonly place: number; readonly quantity: ListQuantity | undefined }

const TEXT_MAX = 400
const POSITION =
  /(?<!\p{L})(?:pos(?:ition|ición|ição|izione|itie|ten)?|poz|item|line|zeile|regel|ligne|riga|línea|linha|строк[аеуи]|позици[яиюе]|поз|п)\.? ?(\d{1,3})(?![\d.,]\d)/iu

/** The former quantity: "instead of 4 x 2.30256". */
const COUNT_INSTEAD =
  /(?<=(?:statt|instead of|au lieu de|invece di|en vez de|em vez de|in plaats van|вместо) )\d{1,4} ?[x×*] (?=\d|SA)/giu
/** Introduction before the first change in a line: "Two changes: ". */
const INTRODUCTION = /^[^\d:]{1,60}: /

/** Reads the changes in a line: "double the 3.05239", "swap 3.05239 for 4.43793", "position 2: 3 instead of 5". */
export function changesIn(text: string, lookup: CatalogueLookup): readonly ListChange[] {
  if (text.length >= TEXT_MAX || !/\d/.test(text) || !/\p{L}/u.test(text)) return []
  const phrases = phrasesOf(text.replace(/(?<!\p{L})(pos|poz|поз|п)\. (?=\d)/giu, '$1 '))
  return phrases.flatMap(
    (phrase) => changeIn(phrase.replace(INTRODUCTION, '').replace(COUNT_INSTEAD, ''), lookup) ?? [],
  )
}

function changeIn(phrase: string, lookup: CatalogueLookup): ListChange | undefined {
  const factor = multiplierIn(phrase)
  const words = wordsOf(phrase)
  const spans = tokenizePartNumbers(words, lookup).filter(({ catalogueMatch }) => catalogueMatch)
  const [first, second, ...more] = spans
  if (!first) return placeIn(phrase)
  const isSpan = (index: number): boolean => spans.some(({ from, end }) => index >= from && index < end)
  const [said, ...others] = quantityMatchesIn(words, isSpan)
  if (more.length + others.length > 0) return undefined
  if (!second) {
    const quantity = piecesMore(phrase)
    if (quantity !== undefined) return { kind: 'plus', number: first.number, pieces: quantity }
    return factor === undefined || said ? undefined : { kind: 'times', number: first.number, factor }
  }
  const swap = ({ number }: PartNumberSpan, { number: by }: PartNumberSpan): ListChange => ({
    kind: 'swap',
    number,
    by,
    quantity: said?.quantity,
  })
  const before = (from: number, { from: end }: PartNumberSpan): string =>
    words.slice(from, end).slice(-4).join(' ')
  const between = before(first.end, second)
  if (endsWithInsteadOf(before(0, first))) return swap(first, second)
  if (endsWithInsteadOf(between)) return swap(second, first)
  return !said && isSwapInstruction(phrase, between) ? swap(first, second) : undefined
}

const MORE =
  /(?<![\p{L}\d])(\d{1,3}|\p{L}{2,6}) (?:more|additional|weitere[rsn]?|mehr|de plus|más|in più|a mais|meer|extra)(?!\p{L})/iu
const MORE_OF_UNIT =
  /(?<![\p{L}\d])(\d{1,3}|\p{L}{2,6}) (\p{L}{1,10})\.? (?:more|additional|mehr|de plus|más|in più|a mais|meer|extra)(?!\p{L})/iu
/** Number of additional pieces: "one more", "3 pcs more". */
function piecesMore(phrase: string): number | undefined {
  const [, count = ''] = MORE.exec(phrase) ?? []
  const [, counted = '', unit = ''] = MORE_OF_UNIT.exec(phrase) ?? []
  return countOf(count) ?? (isUnit(unit) ? countOf(counted) : undefined)
}

const countOf = (word: string): number | undefined => (/^\d/.test(word) ? Number(word) : numberWord(word))

function placeIn(writtenText: string): ListChange | undefined {
  const phrase = withPositions(writtenText)
  const position = Number(POSITION.exec(phrase)?.[1])
  if (!(position > 0)) return undefined
  const [said, ...others] = quantityMatchesIn(wordsOf(phrase.replace(POSITION, ' ')))
  if (said)
    return others.length === 0 ? { kind: 'place', place: position, quantity: said.quantity } : undefined
  return isCancellation(phrase) ? { kind: 'place', place: position, quantity: undefined } : undefined
}

const QUANTITY_WORDS_MAX = 20
/** Number of repetitions in "the same again for the other two". */
export const repeatCountIn = (text: string): number =>
  wordsOf(text)
    .slice(0, QUANTITY_WORDS_MAX)
    .map((word) => numberWord(word) ?? 1)
    .find((count) => count > 1 && count < 10) ?? 1

export const timesPart = (part: Part, factor: number): Part =>
  withPieces(part, (quantity) => quantity * factor)

/** Changes the number of pieces of a part; a missing quantity counts as one piece. */
function withPieces(part: Part, change: (pieces: number) => number): Part {
  const { quantity } = part
  if (quantity.kind === 'faulty') return part
  return { ...part, quantity: readQuantity(String(change(quantity.kind === 'whole' ? quantity.pieces : 1))) }
}

/**
 * Returns the changed part; undefined if the change removes it. `place` is the position of the part in its order,
 * counted from 1; `count` is the number of parts in that order.
 */
export function applyChange(
  part: Part,
  change: ListChange,
  keysOf: (number: string) => readonly string[],
  { place: position, count }: { readonly place: number; readonly count: number },
): Part | undefined {
  if (change.kind === 'place') {
    const isMeant = change.place === position || (change.place > count && change.place === position * 10)
    if (!isMeant) return part
    return change.quantity && { ...part, quantity: change.quantity }
  }
  const keys = new Set(keysOf(change.number))
  if (!keysOf(part.number).some((key) => keys.has(key))) return part
  if (change.kind === 'plus') return withPieces(part, (quantity) => quantity + change.pieces)
  return change.kind === 'swap'
    ? { ...part, number: change.by, quantity: change.quantity ?? part.quantity }
    : timesPart(part, change.factor)
}

export const numbersOf = (changes: readonly ListChange[]): ReadonlySet<string> =>
  new Set(
    changes
      .flatMap((change) =>
        change.kind === 'swap' ? [change.number, change.by] : change.kind === 'place' ? [] : [change.number],
      )
      .map(normalizePartNumber),
  )
