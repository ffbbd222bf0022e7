import type { NotSold } from './part-words.ts'
import type { SearchWord } from './search-words.ts'
import type { WordIndex } from './word-index.ts'

export interface NotSoldWords extends NotSold {
  readonly words: readonly SearchWord[]
}

const maxWords = 4

/** The words that name things outside the assortment, the longest names first. */
export function notSoldIn(words: readonly SearchWord[], index: WordIndex): readonly NotSoldWords[] {
  const found: NotSoldWords[] = []
  for (let place = 0; place < words.length;) {
    const named = notSoldAt(words, place, index)
    if (named !== undefined) found.push(named)
    place += named?.words.length ?? 1
  }
  return found
}

function notSoldAt(words: readonly SearchWord[], place: number, index: WordIndex): NotSoldWords | undefined {
  for (let length = Math.min(maxWords, words.length - place); length > 0; length -= 1) {
    const some = words.slice(place, place + length)
    const notSold = index.notSold(some.map(({ word }) => word).join(' '))
    if (notSold !== undefined) return { ...notSold, words: some }
  }
  return undefined
}
