import type { Suggestion } from './catalogue-query.ts'
import type { NearestGroups } from './nearest-groups.ts'
import { similarNumbers } from './similar-numbers.ts'
import type { NumberSearch } from './number-search.ts'
import { numbersIn } from './written-numbers.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'
import { searchWordsOf, typedText, type SearchWord } from './search-words.ts'

const max = 5
const maxWords = 5
const fewestDigits = 4

interface Sources {
  readonly numbers: NumberSearch
  /** Number of parts that a search for the term finds. */
  readonly totalOf: (term: string) => number
  readonly knownPart: (word: SearchWord) => string | undefined
  /** Known words that differ from the word by a typing error. */
  readonly nearWords: (word: SearchWord) => readonly string[]
  readonly namesPart: (word: SearchWord) => boolean
  /** True if all words of the term are known. */
  readonly isKnown: (term: string) => boolean
  readonly groups: () => NearestGroups
}

/**
 * Suggestions for a term without results: similar numbers, the term without one of its words, words similar to
 * its only word, or the nearest product group.
 */
export function suggestionsFor(
  term: string,
  { numbers, totalOf, groups, ...words }: Sources,
): readonly Suggestion[] {
  const writtenNumbers = numbersIn(term, numbers.has).map(({ number }) => number)
  const near = isNumber(term) ? similarNumbers(term, numbers).map((key) => numbers.printed(key)) : []
  const counted = (terms: readonly string[]) =>
    [...new Set(terms)]
      .slice(0, max)
      .map((each) => ({ term: each, total: totalOf(each) }))
      .filter(({ total }) => total > 0)
  if (writtenNumbers.length + near.length > 0) return counted([...writtenNumbers, ...near])
  const { ofNotSold, ofWords } = groups()
  const suggestions = counted([...fewerWords(term, words), ...ofNotSold])
  return suggestions.length > 0 ? suggestions : counted(ofWords)
}

/** True if the term consists mostly of digits: 81.43752-1128, A 388 320 82 54. */
function isNumber(term: string): boolean {
  const signs = normalizePartNumber(term)
  const digits = signs.replace(/\D/g, '').length
  return digits >= fewestDigits && digits * 2 > signs.length
}

function fewerWords(
  term: string,
  {
    knownPart,
    nearWords,
    namesPart,
    isKnown,
  }: Pick<Sources, 'knownPart' | 'nearWords' | 'namesPart' | 'isKnown'>,
): readonly string[] {
  const words = searchWordsOf(term)
  if (words.length === 1) return words.flatMap((only) => [knownPart(only) ?? [], nearWords(only)].flat())
  if (words.length < 2 || words.length > maxWords) return []
  return words
    .map((without) => textWithout(term, words, without))
    .filter((each) => searchWordsOf(each).some(namesPart) && isKnown(each))
}

/** The search text without one of its words. */
function textWithout(text: string, words: readonly SearchWord[], without: SearchWord): string {
  const index = words.indexOf(without)
  return [words.slice(0, index), words.slice(index + 1)]
    .flatMap((wordSubset) => (wordSubset.length === 0 ? [] : [typedText(text, wordSubset)]))
    .join(' ')
}
