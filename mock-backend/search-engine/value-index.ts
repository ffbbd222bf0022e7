import { languages, type Language } from '../catalogue/language.ts'
import { valueNamesOf, type PartType } from '../catalogue/part-types.ts'
import { wordsOf } from './search-words.ts'

/** Finds attribute values by their words in all languages, and by their codes: M22x1.5, H7. */
export interface ValueIndex {
  /** Empty for an unknown word; a short one is only looked up in the language of the site. */
  valuesWith(word: string, language: Language): ReadonlySet<string>
  /** Values with a word with this prefix, of another language only from six letters on. */
  valuesBeginningWith(beginning: string, language: Language): ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()
const shortestBeginning = 3
const shortestForeignBeginning = 6
/** Minimum number of letters of a prefix in another language: "par" matches too much. */
const shortestForeign = 4

/** A metric thread is found without its pitch too: M22 for M22x1.5. */
const threadsOf = (value: string): readonly string[] =>
  /^M\d{1,3}x/.test(value) ? [value.slice(0, value.indexOf('x')).toLowerCase()] : []

interface Spelling {
  readonly word: string
  /** Undefined: a code, which is the same in all. */
  readonly language: Language | undefined
}

function spellingsOf(value: string): readonly Spelling[] {
  const names = valueNamesOf(value)
  const words =
    names === undefined
      ? wordsOf(value).map((word) => ({ word, language: undefined }))
      : languages.flatMap((language) => wordsOf(names[language]).map((word) => ({ word, language })))
  return [...words, ...threadsOf(value).map((word) => ({ word, language: undefined }))]
}

export function createValueIndex(partTypes: readonly PartType[]): ValueIndex {
  const valuesByWord = new Map<string, Set<string>>()
  const beginnings = new Map<string, (Spelling & { readonly value: string })[]>()
  const values = new Set(
    partTypes.flatMap(({ attributes }) =>
      attributes.flatMap((attribute) => ('values' in attribute ? attribute.values : [])),
    ),
  )
  for (const value of values) {
    for (const spelling of spellingsOf(value)) {
      const { word } = spelling
      const known = valuesByWord.get(word) ?? new Set()
      valuesByWord.set(word, known.add(value))
      const start = word.slice(0, shortestBeginning)
      const begun = beginnings.get(start)
      if (begun === undefined) beginnings.set(start, [{ ...spelling, value }])
      else begun.push({ ...spelling, value })
    }
  }

  const valuesOf = (
    beginning: string,
    only: Language | undefined,
    isMeant: (spelling: Spelling) => boolean,
  ): ReadonlySet<string> => {
    const some = (beginnings.get(beginning.slice(0, shortestBeginning)) ?? []).filter(
      (each) =>
        isMeant(each) && (only === undefined || each.language === undefined || each.language === only),
    )
    return new Set(some.map(({ value }) => value))
  }

  return {
    valuesWith: (word, language) =>
      word.length < shortestForeign
        ? valuesOf(word, language, (each) => each.word === word)
        : (valuesByWord.get(word) ?? none),
    valuesBeginningWith: (beginning, language) => {
      if (beginning.length < shortestBeginning) return none
      const only = beginning.length >= shortestForeignBeginning ? undefined : language
      return valuesOf(beginning, only, ({ word }) => word.startsWith(beginning))
    },
  }
}
