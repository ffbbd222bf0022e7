import { normalizedLetters } from './search-words.ts'

/** A number in a search text that may be a dimension of the part. */
export interface SearchedMeasure {
  readonly value: number
  /** Undefined for a number without a unit, which may be any dimension. */
  readonly kind?: MeasureKind | undefined
}

/** Units of a kind of measure as UN/ECE Recommendation 20 codes, and attributes that are counts. */
interface MeasureKind {
  readonly units?: readonly string[] | undefined
  readonly attributeIds?: readonly string[] | undefined
  /** Factor that converts the typed unit to the unit of the attribute. */
  readonly factor?: number | undefined
}

const kinds: readonly (readonly [string, MeasureKind])[] = [
  ['mm мм millimeter', { units: ['MMT'] }],
  ['cm см', { units: ['MMT'], factor: 10 }],
  ['m м metros metres meter metri метр метра метров', { units: ['MMT'], factor: 1000 }],
  ['v в volt volts вольт', { attributeIds: ['voltage'] }],
  ['ah ач', { units: ['AMH'] }],
  ['a amp ampere amper', { units: ['AMP'] }],
  ['bar бар', { units: ['BAR'] }],
  ['w watt вт', { units: ['WTT'] }],
  ['kw квт', { units: ['WTT'], factor: 1000 }],
  ['l liter litre litres litri litros ltr л литр литров', { units: ['LTR'] }],
  ['ml мл', { units: ['LTR'], factor: 0.001 }],
  ['kg кг', { units: ['KGM'] }],
  ['t to tonnen', { units: ['KGM'], factor: 1000 }],
  ['n newton', { units: ['NEW'] }],
  ['c grad', { units: ['CEL'] }],
  ['lm lumen', { units: ['LUM'] }],
  ['zoll inch inches pouces pollici polegadas pulgadas дюйма дюимов', { attributeIds: ['size'] }],
  [
    'polig poliger pin pins pol pole poles poli broches broche polos pinos polen контактов пин',
    { attributeIds: ['numberOfPoles'] },
  ],
  ['loch locher holes hole trous fori furos agujeros отверстии gaats', { attributeIds: ['numberOfHoles'] }],
  ['zahne teeth tooth dents denti dentes dientes зубьев tanden t', { attributeIds: ['numberOfTeeth'] }],
  ['pk rippen ribs', { attributeIds: ['numberOfRibs'] }],
]

const kindsByUnit = new Map(
  kinds.flatMap(([names, kind]) =>
    names
      .split(' ')
      // after a digit, Cyrillic letters that look like Latin ones are replaced by them
      .flatMap((name) => [name, normalizedLetters(`1${name}`).slice(1)])
      .map((name) => [name, kind] as const),
  ),
)

/**
 * Number with an optional unit. No dimension begins with a zero followed by digits: 08658C is the suffix of a
 * part number.
 */
const numberWithUnit = /^((?:0|[1-9]\d{0,5})(?:\.\d{1,3})?)(\p{L}{0,12})$/u
const product = /^(\d{1,5}(?:\.\d{1,3})?)x(\d{1,5}(?:\.\d{1,3})?)(?:x(\d{1,5}(?:\.\d{1,3})?))?(mm|cm)?$/
const ribbedBelt = /^(\d{1,2})pk(\d{3,4})$/
const spanner = /^sw(\d{1,3})$/

export interface MeasureWords {
  readonly length: number
  readonly measures: readonly SearchedMeasure[]
}

/** The dimensions at this position of the text: 432 mm, 432x45, 225Ah, 8PK2119, SW 32. */
export function measuresAt(words: readonly string[], index: number): MeasureWords | undefined {
  const [word = '', next = '', third = ''] = words.slice(index)
  if (next === 'x' && /^\d/.test(third)) {
    const joined = measuresAt([`${word}x${third}`, ...words.slice(index + 3)], 0)
    if (joined !== undefined) return { length: joined.length + 2, measures: joined.measures }
  }
  return sidesAt(word, next) ?? beltAt(word) ?? jawAt(word, next) ?? numberAt(word, next)
}

function sidesAt(word: string, next: string): MeasureWords | undefined {
  const sides = product.exec(word)
  if (sides === null) return undefined
  const [, first, second, depth, unit] = sides
  const factor = unit === 'cm' || (unit === undefined && next === 'cm') ? 10 : 1
  const kind = { units: ['MMT'], factor }
  return {
    length: unit === undefined && (next === 'mm' || next === 'cm') ? 2 : 1,
    measures: [first, second, depth].flatMap((side) =>
      side === undefined ? [] : [{ value: Number(side) * factor, kind }],
    ),
  }
}

function beltAt(word: string): MeasureWords | undefined {
  const belt = ribbedBelt.exec(word)
  if (belt === null) return undefined
  const [, ribs, length] = belt
  return {
    length: 1,
    measures: [
      { value: Number(ribs), kind: { attributeIds: ['numberOfRibs'] } },
      { value: Number(length), kind: { attributeIds: ['length'] } },
    ],
  }
}

function jawAt(word: string, next: string): MeasureWords | undefined {
  const jaw = spanner.exec(word === 'sw' && /^\d/.test(next) ? `sw${next}` : word)
  if (jaw === null) return undefined
  return {
    length: word === 'sw' ? 2 : 1,
    measures: [{ value: Number(jaw[1]), kind: { attributeIds: ['spannerSize'] } }],
  }
}

function numberAt(word: string, next: string): MeasureWords | undefined {
  const number = numberWithUnit.exec(word)
  if (number === null) return undefined
  const [, digits, ownUnit = ''] = number
  const unit = ownUnit === '' ? next : ownUnit
  const kind = kindsByUnit.get(unit)
  if (kind !== undefined) {
    return {
      length: ownUnit === '' ? 2 : 1,
      measures: [{ value: Number(digits) * (kind.factor ?? 1), kind }],
    }
  }
  return ownUnit === '' ? { length: 1, measures: [{ value: Number(digits) }] } : undefined
}
