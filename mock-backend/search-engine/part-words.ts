import data from '../data/part-words.json' with { type: 'json' }
import { categoryPath } from '../catalogue/category-tree.ts'
import { languages, type Language, type LocalizedText } from '../catalogue/language.ts'
import { partTypes } from '../catalogue/part-types.ts'
import { wordsOf } from './search-words.ts'

/** A phrase that names a part type. */
export interface PartPhrase {
  /** Index in `partTypes`. */
  readonly partType: number
  readonly language: Language
  readonly text: string
  /**
   * name: of the catalogue; synonym: trade term for one part type; broad: trade term for several; group: name
   * of a product group.
   */
  readonly kind: 'name' | 'synonym' | 'broad' | 'group'
  /** Rank among the part types of a broad word; 0 is the most likely. */
  readonly broadRank?: number | undefined
}

interface PartWords {
  readonly partTypes: readonly { readonly id: string; readonly words: LocalizedText }[]
  /** Terms for things outside the assortment, each with the nearest group. */
  readonly notSold: readonly { readonly near?: string; readonly words: LocalizedText }[]
  readonly broad: readonly { readonly partTypes: readonly string[]; readonly words: LocalizedText }[]
}

const { partTypes: synonyms, broad, notSold }: PartWords = data

const positions = new Map(partTypes.map(({ id }, index) => [id, index]))

/** @throws RangeError for an unknown part type */
function placeOf(id: string): number {
  const index = positions.get(id)
  if (index === undefined) throw new RangeError(`There is no part type ${id}.`)
  return index
}

const phrasesIn = (words: LocalizedText, language: Language) =>
  words[language].split(',').flatMap((text) => (text.trim() === '' ? [] : [text.trim()]))

/** A thing outside the assortment. */
export interface NotSold {
  readonly text: string
  /** Id of the nearest product group. */
  readonly near: string | undefined
}

/** Normalized names of things outside the assortment. */
export const namesNotSold: ReadonlyMap<string, NotSold> = new Map(
  notSold.flatMap(({ near, words }) =>
    languages.flatMap((language) =>
      phrasesIn(words, language).map((text) => [wordsOf(text).join(' '), { text, near }] as const),
    ),
  ),
)

/** Phrases of all part types. */
export const partPhrases: readonly PartPhrase[] = languages.flatMap((language) => [
  ...partTypes.flatMap(({ names, categoryId }, partType): PartPhrase[] => [
    ...nameParts(names[language]).map((text) => ({ partType, language, text, kind: 'name' as const })),
    ...categoryPath(categoryId).map((group) => ({
      partType,
      language,
      text: group.names[language],
      kind: 'group' as const,
    })),
  ]),
  ...synonyms.flatMap(({ id, words }) =>
    phrasesIn(words, language).map((text): PartPhrase => ({
      partType: placeOf(id),
      language,
      text,
      kind: 'synonym',
    })),
  ),
  ...broad.flatMap(({ partTypes: ids, words }) =>
    phrasesIn(words, language).flatMap((text) =>
      ids.map((id, rank): PartPhrase => ({
        partType: placeOf(id),
        language,
        text,
        kind: 'broad',
        broadRank: rank,
      })),
    ),
  ),
])

/** The whole name, and the words before its comma: "Brake pad set, disc brake". */
function nameParts(name: string): readonly string[] {
  const [head = name] = name.split(',')
  return head === name ? [name] : [name, head]
}
