import type { Suggestion } from './catalogue-query.ts'
import { nearNumbers } from './near-numbers.ts'
import type { NumberSearch } from './number-search.ts'
import { numbersIn } from './written-numbers.ts'
import { squeeze } from './squeeze.ts'
import { searchWordsOf, type SearchWord } from './search-words.ts'

const most = 5
const mostWords = 5
const fewestDigits = 4

interface Sources {
  readonly numbers: NumberSearch
  /** How many parts a term finds. */
  readonly totalOf: (term: string) => number
  readonly knownPart: (word: SearchWord) => string | undefined
  /** Known words that differ by a typing error. */
  readonly nearWords: (word: SearchWord) => readonly string[]
}

/** What to search instead of a term that finds nothing: similar numbers, the term without one of its words, or words that its only one may mean. */
export function suggestionsFor(term: string, { numbers, totalOf, ...words }: Sources): readonly Suggestion[] {
  const written = numbersIn(term, numbers.has).map(({ number }) => number)
  const near = isNumber(term) ? nearNumbers(term, numbers).map((key) => numbers.printed(key)) : []
  const terms = written.length + near.length > 0 ? [...written, ...near] : fewerWords(term, words)
  return [...new Set(terms)]
    .slice(0, most)
    .map((each) => ({ term: each, total: totalOf(each) }))
    .filter(({ total }) => total > 0)
}

/** Mostly digits: 81.43752-1128, A 388 320 82 54. */
function isNumber(term: string): boolean {
  const signs = squeeze(term)
  const digits = signs.replace(/\D/g, '').length
  return digits >= fewestDigits && digits * 2 > signs.length
}

function fewerWords(
  term: string,
  { knownPart, nearWords }: Pick<Sources, 'knownPart' | 'nearWords'>,
): readonly string[] {
  const words = searchWordsOf(term)
  if (words.length === 1) return words.flatMap((only) => [knownPart(only) ?? [], nearWords(only)].flat())
  const text = term.normalize('NFKC')
  if (words.length < 2 || words.length > mostWords) return []
  return words
    .map(({ start, end }) => `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim())
    .filter((each) => searchWordsOf(each).some(({ word }) => /\p{L}/u.test(word)))
}
