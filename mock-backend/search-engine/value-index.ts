import { languages, type Language } from '../catalogue/language.ts'
import { valueNamesOf, type PartType } from '../catalogue/part-types.ts'
import { wordsOf } from './search-words.ts'

/** Finds attribute values by their words in all languages, and by their codes: M22x1.5, H7. */
export interface ValueIndex {
  /** Values with this word; empty for an unknown word. A short word is only looked up in the language of the site. */
  valuesWith(word: string, language: Language): ReadonlySet<string>
  /** Values with a word that has this prefix; in another language only for prefixes of at least six letters. */
  valuesBeginningWith(beginning: string, language: Language): ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()
const shortestBeginning = 3
const shortestForeignBeginning = 6
/** Minimum number of letters of a word in another language: "par" would match too much. */
const shortestForeign = 4

/** The thread without its pitch: M22 also finds M22x1.5. */
const threadsOf = (value: string): readonly string[] =>
  /^M\d{1,3}x/.test(value) ? [value.slice(0, value.indexOf('x')).toLowerCase()] : []

interface Spelling {
  readonly word: string
  /** Undefined for a code, which is equal in all languages. */
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
      const wordValues = valuesByWord.get(word) ?? new Set()
      valuesByWord.set(word, wordValues.add(value))
      const start = word.slice(0, shortestBeginning)
      const spellings = beginnings.get(start)
      if (spellings === undefined) beginnings.set(start, [{ ...spelling, value }])
      else spellings.push({ ...spelling, value })
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
