import MiniSearch, { type SearchOptions } from 'minisearch'
import { categoryPath } from './category-tree.ts'
import { languages, type Language } from './language.ts'
import type { PartType } from './part-types.ts'
import { wordsOf } from './search-words.ts'

/** Finds part types by the words of their names and product groups, in all languages at once. */
export interface NameIndex {
  /** Indexes of the part types whose names contain all words or prefixes; best first. */
  find(words: readonly string[], language: Language): readonly number[]
  /** As `find`, but tolerates typing errors. */
  findRoughly(words: readonly string[], language: Language): readonly number[]
  /** Whether a name contains exactly this word. */
  knows(word: string): boolean
}

type Field = Language | 'groups' | 'insides'

type NameDocument = { readonly id: number } & Record<Field, readonly string[]>

const nameFields: readonly Field[] = [...languages, 'insides']
const fields: readonly Field[] = [...nameFields, 'groups']
const shortestBeginning = 3

/** Languages that write compounds as one word: Scheibe finds Bremsscheibe. */
const compounding: readonly Language[] = ['de', 'nl']
const shortestInside = 5

export function createNameIndex(partTypes: readonly PartType[]): NameIndex {
  const documents = partTypes.map(documentOf)
  const known = new Set(documents.flatMap((document) => fields.flatMap((field) => document[field])))
  const index = new MiniSearch<NameDocument>({
    fields: [...fields],
    extractField: (document, field) => (field === 'id' ? document.id : document[field as Field].join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
  })
  index.addAll(documents)

  const search = (
    words: readonly string[],
    language: Language,
    options: SearchOptions,
  ): readonly number[] => {
    const within = (searched: readonly Field[]): readonly number[] =>
      index
        .search(words.join(' '), {
          fields: [...searched],
          combineWith: 'AND',
          prefix: (word) => word.length >= shortestBeginning,
          boost: boostsFor(language),
          ...options,
        })
        .map(({ id }) => Number(id))
    // A match by name excludes the other parts of its group.
    const named = within(nameFields)
    return named.length > 0 ? named : within([...nameFields, 'groups'])
  }

  return {
    find: (words, language) => search(words, language, {}),
    findRoughly: (words, language) =>
      search(
        words.map((word) => swapped(word, known) ?? word),
        language,
        { fuzzy: allowedErrors, maxFuzzy: 2, weights: { fuzzy: 0.2, prefix: 0.375 } },
      ),
    knows: (word) => known.has(word),
  }
}

const boostsFor = (language: Language): Partial<Record<Field, number>> => ({
  [language]: 4,
  insides: compounding.includes(language) ? 4 : 1,
})

/** Words with digits allow no typing errors. */
function allowedErrors(word: string): number | false {
  if (/\d/.test(word) || word.length < 4) return false
  return word.length < 8 ? 1 : 2
}

/** Corrects two swapped neighbouring letters: dsic for disc. */
function swapped(word: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(word)) return undefined
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, place) => {
    const [first = '', second = ''] = word.slice(place, place + 2)
    return word.slice(0, place) + second + first + word.slice(place + 2)
  }).find((candidate) => known.has(candidate))
}

function documentOf(partType: PartType, id: number): NameDocument {
  const inLanguage = (language: Language) => wordsOf(partType.names[language])
  return {
    id,
    ...(Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<
      Language,
      readonly string[]
    >),
    groups: categoryPath(partType.categoryId).flatMap(({ names }) =>
      languages.flatMap((language) => wordsOf(names[language])),
    ),
    insides: compounding.flatMap((language) => inLanguage(language).flatMap(insidesOf)),
  }
}

/** The endings of a compound word that are long enough to be words. */
function insidesOf(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - shortestInside) }, (_, place) =>
    word.slice(place + 1),
  )
}
