import type { NotSold } from './part-words.ts'
import type { SearchWord } from './search-words.ts'
import type { WordIndex } from './word-index.ts'

export interface NotSoldWords extends NotSold {
  readonly words: readonly SearchWord[]
}

const maxWords = 4

/** The words that name things outside the assortment, the longest names first. */
export function notSoldIn(words: readonly SearchWord[], index: WordIndex): readonly NotSoldWords[] {
  const notSoldWords: NotSoldWords[] = []
  for (let position = 0; position < words.length;) {
    const notSold = notSoldAt(words, position, index)
    if (notSold !== undefined) notSoldWords.push(notSold)
    position += notSold?.words.length ?? 1
  }
  return notSoldWords
}

function notSoldAt(
  words: readonly SearchWord[],
  position: number,
  index: WordIndex,
): NotSoldWords | undefined {
  for (let length = Math.min(maxWords, words.length - position); length > 0; length -= 1) {
    const wordSubset = words.slice(position, position + length)
    const notSold = index.notSold(wordSubset.map(({ word }) => word).join(' '))
    if (notSold !== undefined) return { ...notSold, words: wordSubset }
  }
  return undefined
}
