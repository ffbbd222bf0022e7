import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Language } from '../catalogue/language.ts'

/** The stemmer keeps the plural of feu, tuyau and clou. */
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
