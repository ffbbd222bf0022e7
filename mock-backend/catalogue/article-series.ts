import type { DivisionId } from './catalogue-product.ts'
import { itemAt } from './random.ts'

/** A series is the prefix of an article number; it represents a range of parts for certain vehicle makers. */
export interface ArticleSeries {
  readonly prefix: string
  readonly makerIds: readonly string[]
  /** The division whose part types the series contains; undefined for universal parts. */
  readonly mainDivision: DivisionId | undefined
  readonly otherDivisions: readonly DivisionId[]
}

export const secondBrandPrefix = 'SA'

const forTrucks = (
  prefix: string,
  makerId: string,
  otherDivisions: readonly DivisionId[],
): ArticleSeries => ({
  prefix,
  makerIds: [makerId],
  mainDivision: 'truck',
  otherDivisions,
})

const forDivision = (
  prefix: string,
  mainDivision: DivisionId,
  makerIds: readonly string[],
): ArticleSeries => ({
  prefix,
  makerIds,
  mainDivision,
  otherDivisions: [],
})

export const articleSeries: readonly ArticleSeries[] = [
  forTrucks('1', 'SC', ['bus', 'construction']),
  forTrucks('2', 'VO', ['bus', 'construction']),
  forTrucks('3', 'MAN', ['bus', 'van', 'construction']),
  forTrucks('4', 'MB', ['bus', 'van', 'construction']),
  forTrucks('5', 'DAF', ['bus']),
  forTrucks('6', 'RT', ['van', 'construction']),
  forTrucks('7', 'IV', ['bus', 'van', 'construction']),
  forDivision('8', 'bus', ['SET', 'SOL', 'EVO']),
  { prefix: '9', makerIds: ['MAN', 'MB', 'VO', 'SC', 'DAF'], mainDivision: undefined, otherDivisions: [] },
  forDivision('10', 'trailer', ['SCH', 'KRO', 'KOE', 'SWM', 'WIE']),
  forDivision('11', 'van', ['VW']),
  forDivision('12', 'van', ['FO', 'FI']),
]

/**
 * Sequence of article number prefixes that repeats through the catalogue; it determines the share of each series.
 * One tenth of the products are of the second brand (SA).
 */
const pattern = (
  '3 4 2 1 5 7 10 6 9 SA 3 4 2 1 5 7 10 11 12 SA 3 4 2 1 5 6 10 9 8 SA ' +
  '3 4 2 1 5 7 10 6 11 SA 3 4 2 1 3 4 3 4 9 SA'
).split(' ')

const allPlaces = pattern.map((_, index) => index)

const placesOf = new Map(
  [...new Set(pattern)].map((prefix) => [prefix, allPlaces.filter((index) => pattern[index] === prefix)]),
)

const rankOf = pattern.map((prefix, index) => placesOf.get(prefix)?.indexOf(index) ?? 0)

const housePlacesBefore = allPlaces.map((index) =>
  allPlaces.slice(0, index).filter((earlier) => pattern[earlier] !== secondBrandPrefix),
)

export interface SeriesPosition {
  readonly prefix: string
  /** The product's position within its prefix. */
  readonly ordinal: number
}

export function seriesPositionOf(index: number): SeriesPosition {
  const position = index % pattern.length
  const prefix = itemAt(pattern, position)
  const share = placesOf.get(prefix)?.length ?? 0
  return { prefix, ordinal: Math.floor(index / pattern.length) * share + itemAt(rankOf, position) }
}

/** Undefined for an unknown prefix. */
export function indexOfSeriesPosition({ prefix, ordinal }: SeriesPosition): number | undefined {
  const indexes = placesOf.get(prefix)
  if (indexes === undefined) return undefined
  const block = Math.floor(ordinal / indexes.length)
  return block * pattern.length + itemAt(indexes, ordinal % indexes.length)
}

export function isSecondBrand(index: number): boolean {
  return pattern[index % pattern.length] === secondBrandPrefix
}

/** Indexes of the house-brand products that precede a second-brand product in the sequence. */
export function precedingHouseBrandIndexes(index: number): readonly number[] {
  const position = index % pattern.length
  return itemAt(housePlacesBefore, position).map((earlier) => index - position + earlier)
}
