import { normalizePartNumber } from '../shared/normalize-part-number.ts'
import { isArticleNumber } from '../shared/article-number.ts'
import { isArticleWithComma, isGroupedPartNumber, isNumberWord } from './number-shape.ts'
import { latinLetters, resolveNumber } from './number-variants.ts'
import type { CatalogueMatch, CatalogueLookup } from './catalogue-lookup.ts'

/** A number that consists of the words `from` to `end` (exclusive): "A 388 320 82 53". */
export type PartNumberSpan = {
  readonly from: number
  readonly end: number
  readonly number: string
  readonly catalogueMatch: CatalogueMatch | undefined
  /** True for the format of an article number or of a maker's grouped number. */
  readonly isTyped: boolean
}

const WORDS_MAX = 6
const LETTERS_MAX = 22
const PART_OF_NUMBER = /^[0-9A-Z][0-9A-Z.\-/]*$/i
const LETTERS = /^[A-Z]{1,2}$/i

type Range = { readonly from: number; readonly end: number; readonly text: string }

/** Every run of words that may be a number; each starts and ends with letters or digits. */
function rangesIn(words: readonly string[]): readonly Range[] {
  const ranges: Range[] = []
  for (let from = 0; from < words.length; from += 1) {
    let text = ''
    for (let end = from + 1; end <= Math.min(words.length, from + WORDS_MAX); end += 1) {
      const word = words[end - 1] ?? ''
      if (!mayBelong(word, end - from)) break
      text = text === '' ? word : `${text} ${word}`
      const bare = normalizePartNumber(text)
      if (bare.length > LETTERS_MAX && end - from > 1) break
      if (word !== '-' && mayBeNumber(text, bare)) ranges.push({ from, end, text })
    }
  }
  return ranges
}

const mayBelong = (word: string, index: number): boolean => {
  const latin = latinLetters(word)
  if (index === 1) return latin.length <= 40 && (PART_OF_NUMBER.test(latin) || isArticleWithComma(latin))
  if (word === '-') return true
  return word.length <= 12 && PART_OF_NUMBER.test(latin) && (/\d/.test(latin) || LETTERS.test(latin))
}

/** A count and a price, or only a price, which are not a part number: "1 112.00". */
const PRICE = /^\d{1,3}(?: \d{3}){0,2} ?\d{0,3}[.,]\d{2}$/
function isPrice(text: string): boolean {
  const figures = text.replace(/^[A-Z]{4,12} /i, '')
  return PRICE.test(figures) && /^\d{3}|\s/.test(figures)
}

const mayBeNumber = (text: string, bare: string): boolean =>
  !isPrice(text) &&
  (bare.length >= 5 || /^\d{1,2}[.,]\d{2,4}$/.test(text)) &&
  (/(?:\d.*){3}/.test(bare) || isArticleNumber(text))

/** Possible numbers of a text, to look up in the catalogue. */
export const partNumberCandidates = (words: readonly string[]): readonly string[] =>
  rangesIn(words).map(({ text }) => text)

/** Finds non-overlapping numbers: known ones have priority, then those with the format of a part number. */
export function tokenizePartNumbers(
  words: readonly string[],
  lookup: CatalogueLookup,
): readonly PartNumberSpan[] {
  const spans = rangesIn(words).map((range) => spanOf(range, lookup))
  const chosenSpans: PartNumberSpan[] = []
  const usedIndexes = new Set<number>()
  for (const span of spans.filter(isPlausible(spans)).toSorted(byWeight)) {
    const indexes = Array.from({ length: span.end - span.from }, (_, index) => span.from + index)
    if (indexes.some((index) => usedIndexes.has(index))) continue
    for (const index of indexes) usedIndexes.add(index)
    chosenSpans.push(span)
  }
  return chosenSpans.toSorted((one, other) => one.from - other.from)
}

function spanOf({ from, end, text }: Range, lookup: CatalogueLookup): PartNumberSpan {
  const { number, catalogueMatch } = resolveNumber(text, lookup)
  const latin = latinLetters(number)
  const isWord = end - from === 1
  const isTyped = isWord ? isArticleNumber(latin) || hasMakersFormat(latin) : isGroupedPartNumber(latin)
  return { from, end, number, catalogueMatch, isTyped }
}

/** True for a part number of Mercedes-Benz without blanks: "A0004206000". */
const hasMakersFormat = (word: string): boolean => /^[AN]\d{10}(?:\d{2}|\d{4})?$/i.test(word)

/**
 * Returns a function that checks whether a span is one number. Several words are not one number if a single word is a
 * number already: "1 1.24263" is one piece of 1.24263.
 */
const isPlausible = (spans: readonly PartNumberSpan[]) => {
  const singles = spans.filter(
    ({ from, end, number, catalogueMatch }) =>
      end - from === 1 && (catalogueMatch?.isOwn === true || isArticleNumber(number)),
  )
  const knownSpans = spans.filter(({ catalogueMatch, from, end }) => catalogueMatch && end - from > 2)
  return (span: PartNumberSpan): boolean => {
    if (span.end - span.from === 1)
      return span.catalogueMatch !== undefined || isNumberWord(latinLetters(span.number))
    if (span.catalogueMatch === undefined && !span.isTyped) return false
    // "A 357 423 33 33" contains 357 423, which is a number as well
    const isWithin = knownSpans.some(
      ({ from, end }) => from <= span.from && end >= span.end && end - from > span.end - span.from,
    )
    if (isWithin) return false
    return !singles.some(({ from }) => from >= span.from && from < span.end)
  }
}

const byWeight = (one: PartNumberSpan, other: PartNumberSpan): number => weightOf(other) - weightOf(one)

function weightOf({ catalogueMatch, isTyped, from, end }: PartNumberSpan): number {
  const matchWeight = catalogueMatch ? (catalogueMatch.isOwn ? 3_000 : 2_000) : isTyped ? 1_000 : 0
  return matchWeight + (end - from) * 10 - from / 1_000
}
