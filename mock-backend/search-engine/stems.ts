import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Language } from '../catalogue/language.ts'

/** Removes the plural x of French words such as feux, tuyaux and clous, which the stemmer does not remove. */
const withoutPluralX = (word: string): string => word.replace(/(?<=[aeo]u)x$/, '')

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  de: german,
  en: english,
  fr: (word) => french(withoutPluralX(word)),
  it: italian,
  ru: russian,
  nl: dutch,
  'pt-BR': portuguese,
  es: spanish,
}

const shortest = 4

/** The word without its ending; short words and codes with digits are unchanged. */
export const stemOf = (word: string, language: Language): string =>
  word.length < shortest || /\d/.test(word) ? word : stemmers[language](word)

const ROMANCE: readonly Language[] = ['fr', 'it', 'pt-BR', 'es']

const RUSSIAN_INFINITIVE = /[аеиоуыя]ть(?:ся)?$/u
const OF_ROMANCE = /^[aeiouhlmnsx]{0,3}$/
/**
 * Inflectional endings. Other letters form another word: a teclado is not a tecla, a Getriebener is not a Getriebe,
 * and тормозить (to brake) is not a тормоз.
 */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  de: /^(?:e[nrsm]?|ern|ens|n|nen|n?s)?$/,
  en: /^.{0,4}$/u,
  fr: OF_ROMANCE,
  it: OF_ROMANCE,
  'pt-BR': OF_ROMANCE,
  es: OF_ROMANCE,
  nl: /^(?:[bdfgklmnprst]?(?:en?|er)|eren|n|s|t)?$/,
  ru: /^.{0,4}$/u,
}

/** True if two words with the same stem are inflections of one word: a carburateur is not a carburant. */
export function isFormOf(one: string, other: string, language: Language): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common += 1
  if (common < shortest - 1) return false
  const endings = [one.slice(common), other.slice(common)]
  return endings.every((ending) => ENDINGS[language].test(ending) && !RUSSIAN_INFINITIVE.test(ending))
}

const BEGINNING = 4

/** True if a word is an inflection of another one, or of the end of a compound: Getrieben of Schaltgetriebe. */
export const isFormOfEnd = (one: string, compound: string, language: Language): boolean =>
  isFormOf(one, compound.slice(Math.max(0, compound.lastIndexOf(one.slice(0, BEGINNING)))), language)

/** True if two nouns differ in gender and therefore name different things: a zapato is not a zapata. */
export function isOtherGender(one: string, other: string, language: Language): boolean {
  if (!ROMANCE.includes(language)) return false
  const [first, second] = [one, other].map((word) => word.replace(/s$/, ''))
  return (
    first?.slice(0, -1) === second?.slice(0, -1) && /^(?:oa|ao)$/.test(`${first?.at(-1)}${second?.at(-1)}`)
  )
}
