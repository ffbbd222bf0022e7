import type { CatalogueMatch, CatalogueLookup } from './catalogue-lookup.ts'

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('АВЕЗКМНОРСТУХІЅаеорсухΑΒΕΖΗΙΚΜΝΟΡΤΥΧ').map((letter, index) => [
    letter,
    Array.from('ABE3KMHOPCTYXISaeopcyxABEZHIKMNOPTYX')[index] ?? letter,
  ]),
)
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu')

/** A number that may have lost zeros at its end: a spreadsheet stores 2.30250 as the number 2.3025. */
const WITHOUT_ZEROS = /^(\d{1,2})[.,](\d{1,4})$/

/** Maximum length of a number in which every O and I may be a misread digit. */
const CLEAR_MAX = 14

export const latinLetters = (text: string): string =>
  text.replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter)

/** Alternative spellings of a misspelled number, the most likely first. */
export function variantsOf(text: string): readonly string[] {
  const latin = latinLetters(text)
  const digits = withDigitsForLetters(latin)
  const number = latin.replace(/^(?:NW|SA|[A-Z]{4,12})[ -](?=\d|SA\d)/i, '').replace(/^[#№]\s*/u, '')
  // a record of fixed width pads a number with zeros: "000000000000230256"
  const unpadded = /^0{3,20}([1-9]\d{5,12})$/.exec(latin)?.[1]
  const single = /^(\d{1,2}[.,]\d{5})'?s$/i.exec(latin)?.[1]
  const [, whole, decimals] = WITHOUT_ZEROS.exec(text) ?? []
  const zeros = decimals && `${whole}.${decimals.padEnd(5, '0')}`
  const clear =
    /\d/.test(latin) && latin.length <= CLEAR_MAX
      ? latin.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')
      : undefined
  const all = [latin, digits, number, unpadded, single, zeros, clear].filter(
    (each) => each !== undefined && each !== text,
  )
  return [...new Set(all as readonly string[])]
}

export type ResolvedNumber = { readonly number: string; readonly catalogueMatch: CatalogueMatch | undefined }

/** Corrects a misspelled number only if the catalogue contains the corrected number. */
export function resolveNumber(text: string, lookup: CatalogueLookup): ResolvedNumber {
  const catalogueMatch = lookup(text)
  if (catalogueMatch) return { number: text, catalogueMatch }
  for (const number of variantsOf(text)) {
    const variantMatch = lookup(number)
    if (variantMatch) return { number, catalogueMatch: variantMatch }
  }
  return { number: text, catalogueMatch: undefined }
}

/** Replaces letters beside digits that are probably misread digits (O for 0, I and l for 1). */
export function withDigitsForLetters(number: string): string | undefined {
  const isBesideDigit = (index: number): boolean =>
    /\d[.\- ]{0,3}$/.test(number.slice(Math.max(0, index - 4), index)) ||
    /^[.\- ]{0,3}\d/.test(number.slice(index + 1, index + 5))
  const correctedNumber = number.replace(/[OoIl]/g, (letter, index: number) => {
    if (!isBesideDigit(index)) return letter
    return letter.toLowerCase() === 'o' ? '0' : '1'
  })
  return correctedNumber === number ? undefined : correctedNumber
}
