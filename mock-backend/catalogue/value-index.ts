import { languages } from './language.ts'
import { valueNamesOf, type PartType } from './part-types.ts'
import { wordsOf } from './search-words.ts'

/** Finds attribute values by their words in all languages, and by their codes: LED, M22x1.5, verzinkt. */
export interface ValueIndex {
  /** Empty for an unknown word. */
  valuesWith(word: string): ReadonlySet<string>
  /** Values with a word that begins like this. */
  valuesBeginningWith(beginning: string): ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()
const shortestBeginning = 3

/** A metric thread is asked for without its pitch too: M22 for M22x1.5. */
const threadsOf = (value: string): readonly string[] =>
  /^M\d{1,3}x/.test(value) ? [value.slice(0, value.indexOf('x')).toLowerCase()] : []

export function createValueIndex(partTypes: readonly PartType[]): ValueIndex {
  const valuesByWord = new Map<string, Set<string>>()
  const values = new Set(
    partTypes.flatMap(({ attributes }) =>
      attributes.flatMap((attribute) => ('values' in attribute ? attribute.values : [])),
    ),
  )
  for (const value of values) {
    const names = valueNamesOf(value)
    const texts = names === undefined ? [value] : languages.map((language) => names[language])
    for (const word of [...texts.flatMap(wordsOf), ...threadsOf(value)]) {
      const known = valuesByWord.get(word) ?? new Set()
      valuesByWord.set(word, known.add(value))
    }
  }
  const wordsByStart = Map.groupBy(valuesByWord.keys(), (word) => word.slice(0, shortestBeginning))
  const beginningWith = (beginning: string): ReadonlySet<string> =>
    new Set(
      wordsByStart
        .get(beginning.slice(0, shortestBeginning))
        ?.filter((word) => word.startsWith(beginning))
        .flatMap((word) => [...(valuesByWord.get(word) ?? none)]),
    )

  return {
    valuesWith: (word) => valuesByWord.get(word) ?? none,
    valuesBeginningWith: (beginning) =>
      beginning.length < shortestBeginning ? none : beginningWith(beginning),
  }
}
