import type { ProductFilter } from './catalogue-query.ts'
import { divisionsWith } from './division-words.ts'
import type { Language } from './language.ts'
import { makersWith } from './maker-words.ts'
import type { NameIndex } from './name-index.ts'
import { partTypes } from './part-types.ts'
import type { ValueIndex } from './value-index.ts'
import { wordsOf } from './search-words.ts'

/** A search text, interpreted. */
export interface NameQuery {
  /** Indexes of part types, best first. */
  readonly partTypes: readonly number[]
  /** The product must have a value from each of these sets. */
  readonly values: readonly ReadonlySet<string>[]
  /** The makers and divisions that the text names. */
  readonly filter: ProductFilter
}

const allPartTypes = partTypes.map((_, place) => place)

export interface NameVocabulary {
  readonly names: NameIndex
  readonly values: ValueIndex
}

/**
 * Interprets the words as names first, then some of them as makers, attribute values and divisions, and
 * tolerates typing errors last. Undefined if nothing matches.
 */
export function readNameQuery(
  term: string,
  language: Language,
  vocabulary: NameVocabulary,
): NameQuery | undefined {
  const words = wordsOf(term)
  // Only digits are a part number, even if an attribute has such a value.
  if (!words.some((word) => /\p{L}/u.test(word))) return undefined
  const { names } = vocabulary
  const makerWords = words.filter((word) => makersWith(word).length > 0 && !names.knows(word))
  const filter = { makers: makerWords.length === 0 ? undefined : makerWords.flatMap(makersWith) }
  const rest = words.filter((word) => !makerWords.includes(word))
  const reading = readWords(rest, language, vocabulary)
  if (reading !== undefined) return { ...reading, filter }

  const divisionWords = rest.filter((word) => divisionsWith(word).length > 0 && !names.knows(word))
  const others = rest.filter((word) => !divisionWords.includes(word))
  if (divisionWords.length === 0 || others.length === 0) return undefined
  const readingOfOthers = readWords(others, language, vocabulary)
  return (
    readingOfOthers && {
      ...readingOfOthers,
      filter: { ...filter, divisions: divisionWords.flatMap(divisionsWith) },
    }
  )
}

function readWords(
  words: readonly string[],
  language: Language,
  { names, values }: NameVocabulary,
): Omit<NameQuery, 'filter'> | undefined {
  const isValue = new Map(words.map((word) => [word, values.valuesWith(word).size > 0]))
  const possibleNames = [
    words,
    words.filter((word) => names.knows(word) || isValue.get(word) === false),
    words.filter((word) => isValue.get(word) === false),
  ].filter((some, place, all) => all.findIndex(({ length }) => length === some.length) === place)

  for (const search of [names.find, names.findRoughly]) {
    for (const nameWords of possibleNames) {
      const found = nameWords.length === 0 ? allPartTypes : search(nameWords, language)
      if (found.length === 0) continue
      const valueWords = words.filter((word) => !nameWords.includes(word))
      return { partTypes: found, values: valueWords.map((word) => values.valuesWith(word)) }
    }
  }
  return undefined
}
