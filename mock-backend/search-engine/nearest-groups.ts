import { categoryPath } from '../catalogue/category-tree.ts'
import { headNounOf, isHeadNoun } from './head-words.ts'
import type { Language } from '../catalogue/language.ts'
import { notSoldIn } from './not-sold.ts'
import { partTypes } from '../catalogue/part-types.ts'
import { positionsOf } from './position-words.ts'
import { searchWordsOf, type SearchWord } from './search-words.ts'
import { CERTAINTY, type WordIndex } from './word-index.ts'

const max = 2

export interface NearestGroups {
  /** Names of the groups that are closest to things outside the assortment. */
  readonly ofNotSold: readonly string[]
  /** Names of the groups of parts that the words name, exactly or nearly. */
  readonly ofWords: readonly string[]
}

/** Product groups to suggest after a search without results. */
export function nearestGroupsOf(term: string, language: Language, index: WordIndex): NearestGroups {
  const words = searchWordsOf(term)
  const notSold = notSoldIn(words, index)
  const nameOf = (id: string) => categoryPath(id).at(-1)?.names[language] ?? []
  const groupOf = (word: SearchWord) => {
    const partType = nearestPart(word, language, index)
    return partType === undefined ? [] : (partTypes[partType]?.categoryId ?? [])
  }
  const others = words.filter(
    (word) => positionsOf(word.word) === undefined && !notSold.some((each) => each.words.includes(word)),
  )
  // the head noun decides the group; other words are ignored
  const head = headNounOf(
    others.map(({ word }) => word),
    language,
  )
  const headWord = others.find(({ word }) => word === head)
  return {
    ofNotSold: namesOf(notSold.flatMap(({ near = [] }) => near)),
    ofWords: namesOf((headWord === undefined ? others : [headWord]).flatMap(groupOf)),
  }

  function namesOf(ids: readonly string[]): readonly string[] {
    return [...new Set(ids)].slice(0, max).flatMap(nameOf)
  }
}

/** The part type that a word names most certainly; the language of the site is preferred. */
function nearestPart(word: SearchWord, language: Language, index: WordIndex): number | undefined {
  const { matches } = index.findRoughly(word, language, true)
  let best: { partType: number; worth: number } | undefined
  for (const [phrase, certainty] of matches) {
    const { partType, kind, head, words } = phrase
    if (kind === 'group' || (words.length > 1 && (head === undefined || !isHeadNoun(word.word, head))))
      continue
    const isWhole = words.length === 1 && certainty > CERTAINTY.rough
    const isOwn = phrase.language === language
    // adds a little for the most likely part type of a broad word
    const rank = phrase.broadRank === undefined ? 0 : 0.1 - 0.01 * phrase.broadRank
    const worth = certainty + (isOwn ? 1 : 0) + (isWhole ? 1 : 0) + rank
    if (worth > (best?.worth ?? 0)) best = { partType, worth }
  }
  return best?.partType
}
