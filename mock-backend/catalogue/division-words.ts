import type { DivisionId } from './catalogue-product.ts'
import { divisions } from './category-tree.ts'
import { languages } from './language.ts'
import { wordsOf } from './search-words.ts'

const wordsOfDivisions = divisions.map(({ id, names }) => ({
  id,
  words: languages.flatMap((language) => wordsOf(names[language])),
}))

const shortestBeginning = 3

/** The divisions whose name has a word that begins with this one: trailer finds Trailers. */
export function divisionsWith(word: string): readonly DivisionId[] {
  if (word.length < shortestBeginning) return []
  return wordsOfDivisions
    .filter(({ words }) => words.some((known) => known.startsWith(word)))
    .map(({ id }) => id)
}
