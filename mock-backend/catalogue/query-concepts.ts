import type { DivisionId } from './catalogue-product.ts'
import { divisionsWith } from './division-words.ts'
import { makersWith } from './maker-words.ts'
import { measuresAt, type WantedMeasure } from './measure-words.ts'
import { isNoise } from './noise-words.ts'
import { positionOf } from './position-words.ts'
import type { SearchWord } from './search-words.ts'
import type { ValueIndex } from './value-index.ts'
import { vehiclesAt } from './vehicle-words.ts'

/** What a search text says besides the name of the part. */
export interface Concepts {
  readonly vehicleSlugs?: ReadonlySet<string> | undefined
  readonly makers: readonly string[]
  readonly divisions: readonly DivisionId[]
  readonly positions: readonly ReadonlySet<string>[]
  readonly values: readonly ReadonlySet<string>[]
  readonly measures: readonly WantedMeasure[]
}

export interface ReadWords {
  readonly concepts: Concepts
  /** Whether any word was a concept, noise included. */
  readonly isAny: boolean
  /** The words that may name the part. */
  readonly names: readonly SearchWord[]
}

type Reading = { readonly length: number; readonly concepts: Partial<Concepts> }

/** Splits the words into concepts and names; protected words are names, whatever else they may mean. */
export function readConcepts(
  words: readonly SearchWord[],
  values: ValueIndex,
  isProtected: (word: string) => boolean,
  shortest: 'beginnings' | 'whole words' = 'whole words',
): ReadWords {
  const plain = words.map(({ word }) => word)
  const read: Partial<Concepts>[] = []
  const names: SearchWord[] = []
  for (let place = 0; place < words.length;) {
    const reading =
      conceptAt(plain, place, values, isProtected) ??
      (shortest === 'whole words' ? undefined : beginningAt(plain[place] ?? '', values))
    if (reading === undefined) names.push(...words.slice(place, place + 1))
    else read.push(reading.concepts)
    place += reading?.length ?? 1
  }
  return { concepts: joined(read), isAny: read.length > 0, names }
}

function conceptAt(
  words: readonly string[],
  place: number,
  valueIndex: ValueIndex,
  isProtected: (word: string) => boolean,
): Reading | undefined {
  const word = words[place] ?? ''
  const vehicles = vehiclesAt(words, place)
  if (vehicles !== undefined && (vehicles.length > 1 || !isProtected(word))) {
    return { length: vehicles.length, concepts: { vehicleSlugs: vehicles.vehicleSlugs } }
  }
  const codes = /\d/.test(word) ? valueIndex.valuesWith(word) : undefined
  if (codes !== undefined && codes.size > 0 && /\p{L}/u.test(word))
    return { length: 1, concepts: { values: [codes] } }
  const measures = measuresAt(words, place)
  if (measures !== undefined) return { length: measures.length, concepts: { measures: measures.measures } }
  if (isProtected(word)) return undefined
  const makers = makersWith(word)
  if (makers.length > 0) return { length: 1, concepts: { makers } }
  const position = positionOf(word)
  if (position !== undefined) return { length: 1, concepts: { positions: [position] } }
  if (isNoise(word)) return { length: 1, concepts: {} }
  const values = valueIndex.valuesWith(word)
  return values.size > 0 ? { length: 1, concepts: { values: [values] } } : undefined
}

function beginningAt(word: string, valueIndex: ValueIndex): Reading | undefined {
  const values = valueIndex.valuesBeginningWith(word)
  if (values.size > 0) return { length: 1, concepts: { values: [values] } }
  const divisions = divisionsWith(word)
  return divisions.length > 0 ? { length: 1, concepts: { divisions } } : undefined
}

function joined(read: readonly Partial<Concepts>[]): Concepts {
  const vehicles = read.flatMap(({ vehicleSlugs }) => vehicleSlugs ?? [])
  const [first, ...others] = vehicles
  const common = first && new Set([...first].filter((slug) => others.every((other) => other.has(slug))))
  return {
    vehicleSlugs: common === undefined || common.size > 0 ? common : first,
    // A vehicle says its maker too.
    makers: first === undefined ? read.flatMap(({ makers }) => makers ?? []) : [],
    divisions: read.flatMap(({ divisions }) => divisions ?? []),
    positions: read.flatMap(({ positions }) => positions ?? []),
    values: read.flatMap(({ values }) => values ?? []),
    measures: read.flatMap(({ measures }) => measures ?? []),
  }
}
