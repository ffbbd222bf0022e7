import type { InterpretationKind } from './catalogue-query.ts'
import type { DivisionId, VendorId } from '../catalogue/catalogue-product.ts'
import { divisions } from '../catalogue/category-tree.ts'
import { divisionsWith } from './division-words.ts'
import type { Language } from '../catalogue/language.ts'
import { isComponentMaker, makerWordCountAt } from '../catalogue/component-makers.ts'
import { makersWith } from './maker-words.ts'
import { measuresAt, type SearchedMeasure } from './measure-words.ts'
import { noiseWordCountAt } from './noise-words.ts'
import { valueNamesOf } from '../catalogue/part-types.ts'
import { positionsOf } from './position-words.ts'
import type { SearchWord } from './search-words.ts'
import type { ValueIndex } from './value-index.ts'
import { vehiclesAt } from './vehicle-words.ts'
import { makerName } from '../catalogue/vehicles.ts'
import { vendorNames, vendorsWith } from '../catalogue/vendors.ts'
import { wvaNumberAt } from './wva-numbers.ts'

/** Conditions in a search text besides the name of the part. */
export interface Concepts {
  readonly vehicleSlugs?: ReadonlySet<string> | undefined
  readonly makers: readonly string[]
  /** House brands that the text names. */
  readonly vendors: readonly VendorId[]
  readonly divisions: readonly DivisionId[]
  readonly positions: readonly ReadonlySet<string>[]
  readonly values: readonly ReadonlySet<string>[]
  readonly measures: readonly SearchedMeasure[]
}

/** Words interpreted as a concept; words without information have an empty concept. */
export interface ConceptWords {
  readonly words: readonly SearchWord[]
  readonly concepts: Partial<Concepts>
  readonly as?: InterpretationKind | undefined
  /** Displayed value; undefined if the text is displayed as typed. */
  readonly valueIn?: ((language: Language) => string | undefined) | undefined
  /**
   * True if only a prefix of the value was typed. Such a value counts only beside the name of a part: "Decke"
   * does not mean "Deckel".
   */
  readonly isBegun?: true | undefined
}

export interface ParsedConcepts {
  readonly concepts: Concepts
  readonly read: readonly ConceptWords[]
  /** The words that may name the part. */
  readonly names: readonly SearchWord[]
}

type Reading = Omit<ConceptWords, 'words'> & { readonly length: number }

/** Splits the words into concepts and possible names; words for which `isProtected` is true are always names. */
export function readConcepts(
  words: readonly SearchWord[],
  values: ValueIndex,
  isProtected: (word: string) => boolean,
  language: Language,
  shortest: 'beginnings' | 'whole words' = 'whole words',
): ParsedConcepts {
  const plain = words.map(({ word }) => word)
  const read: ConceptWords[] = []
  const names: SearchWord[] = []
  for (let index = 0; index < words.length;) {
    const word = plain[index] ?? ''
    const reading =
      conceptAt(plain, index, values, isProtected, language) ??
      (shortest === 'whole words' || isProtected(word) ? undefined : beginningAt(word, values, language))
    const length = reading?.length ?? 1
    if (reading === undefined) names.push(...words.slice(index, index + 1))
    else read.push({ ...reading, words: words.slice(index, index + length) })
    index += length
  }
  return { concepts: conceptsOf(read), read, names }
}

function conceptAt(
  words: readonly string[],
  index: number,
  valueIndex: ValueIndex,
  isProtected: (word: string) => boolean,
  language: Language,
): Reading | undefined {
  const word = words[index] ?? ''
  const brand = makerWordCountAt(words, index)
  if (brand > 0) return { length: brand, concepts: {}, as: 'BRAND' }
  const noise = noiseWordCountAt(words, index)
  if (noise > 1) return { length: noise, concepts: {} }
  const wva = wvaNumberAt(words, index)
  if (wva !== undefined)
    return { ...valueReading(new Set([wva.number])), length: wva.length, valueIn: () => `WVA ${wva.number}` }
  const vehicles = vehiclesAt(words, index)
  if (vehicles !== undefined && (vehicles.length > 1 || !isProtected(word))) {
    const { length, vehicleSlugs, name } = vehicles
    return { length, concepts: { vehicleSlugs }, as: 'VEHICLE', valueIn: () => name }
  }
  const codes = /\d/.test(word) ? valueIndex.valuesWith(word, language) : undefined
  if (codes !== undefined && codes.size > 0 && /\p{L}/u.test(word)) return valueReading(codes)
  const measures = measuresAt(words, index)
  if (measures !== undefined)
    return { length: measures.length, concepts: { measures: measures.measures }, as: 'ATTRIBUTE' }
  if (isProtected(word)) return undefined
  if (isComponentMaker(word)) return { length: 1, concepts: {}, as: 'BRAND' }
  const vendors = vendorsWith(word)
  const [vendor] = vendors
  if (vendor !== undefined)
    return { length: 1, concepts: { vendors }, as: 'ATTRIBUTE', valueIn: () => vendorNames[vendor] }
  const makers = makersWith(word)
  const [maker] = makers
  if (maker !== undefined)
    return { length: 1, concepts: { makers }, as: 'MAKER', valueIn: () => makerName(maker) }
  const positions = positionsOf(word)
  if (positions !== undefined)
    return { length: 1, concepts: { positions }, as: 'ATTRIBUTE', valueIn: namesOf(positions) }
  if (noise > 0) return { length: noise, concepts: {} }
  const values = valueIndex.valuesWith(word, language)
  return values.size > 0 ? valueReading(values) : undefined
}

function beginningAt(word: string, valueIndex: ValueIndex, language: Language): Reading | undefined {
  const values = valueIndex.valuesBeginningWith(word, language)
  if (values.size > 0) return { ...valueReading(values), isBegun: true }
  const divisionIds = divisionsWith(word, language)
  const [first] = divisionIds
  return first === undefined
    ? undefined
    : {
        length: 1,
        concepts: { divisions: divisionIds },
        as: 'DIVISION',
        valueIn: (displayLanguage) => divisions.find(({ id }) => id === first)?.names[displayLanguage],
      }
}

const valueReading = (values: ReadonlySet<string>): Reading => ({
  length: 1,
  concepts: { values: [values] },
  as: 'ATTRIBUTE',
  valueIn: values.size === 1 ? namesOf([values]) : undefined,
})

/** Name of the first value of each set. */
const namesOf = (alternatives: readonly ReadonlySet<string>[]) => (language: Language) =>
  alternatives
    .flatMap((values) => [...values].slice(0, 1))
    .map((value) => valueNamesOf(value)?.[language] ?? value)
    .join(', ')

/** Merges the conditions of all concepts. */
export function conceptsOf(read: readonly ConceptWords[]): Concepts {
  const concepts = read.map((each) => each.concepts)
  const vehicles = concepts.flatMap(({ vehicleSlugs }) => vehicleSlugs ?? [])
  const [first, ...others] = vehicles
  const common = first && new Set([...first].filter((slug) => others.every((other) => other.has(slug))))
  return {
    vehicleSlugs: common === undefined || common.size > 0 ? common : first,
    // the vehicle already implies its maker
    makers: first === undefined ? concepts.flatMap(({ makers }) => makers ?? []) : [],
    vendors: concepts.flatMap((each) => each.vendors ?? []),
    divisions: concepts.flatMap((each) => each.divisions ?? []),
    positions: concepts.flatMap(({ positions }) => positions ?? []),
    values: concepts.flatMap(({ values }) => values ?? []),
    measures: concepts.flatMap(({ measures }) => measures ?? []),
  }
}

export const hasCondition = ({ vehicleSlugs, ...lists }: Concepts): boolean =>
  vehicleSlugs !== undefined || Object.values(lists).some(({ length }) => length > 0)
