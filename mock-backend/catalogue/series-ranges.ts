import { articleSeries, seriesPositionOf, type ArticleSeries } from './article-series.ts'
import { partTypes, type PartType } from './part-types.ts'

/** An article series with its part types. */
export interface SeriesRange {
  readonly series: ArticleSeries
  readonly types: readonly PartType[]
  /** Step from the type of a product to that of the next one. All types occur before one repeats. */
  readonly stride: number
  /** All makers of the division: the parts may also fit vehicles of these makers. */
  readonly peerIds: readonly string[]
}

const universalCategories = new Set(['B23', 'K11', 'K14', 'U21', 'U22', 'U23', 'U24'])

function belongsTo({ mainDivision }: ArticleSeries, { categoryId, divisionIds }: PartType): boolean {
  if (mainDivision === undefined) return universalCategories.has(categoryId)
  return divisionIds.includes(mainDivision) && !categoryId.startsWith('U')
}

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)

/**
 * Step between part types, close to the golden ratio of `count`, so that neighbouring products have different
 * types.
 */
function strideThrough(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618))
  while (greatestCommonDivisor(stride, count) !== 1) stride -= 1
  return stride
}

const ranges = new Map(
  articleSeries.map((series): [string, SeriesRange] => {
    const types = partTypes.filter((partType) => belongsTo(series, partType))
    const peerIds = articleSeries
      .filter(({ mainDivision }) => mainDivision === (series.mainDivision ?? 'truck'))
      .flatMap(({ makerIds }) => makerIds)
    return [series.prefix, { series, types, stride: strideThrough(types.length), peerIds }]
  }),
)

/** Throws a RangeError for the second brand, which has no separate series. */
export function rangeOf(houseBrandIndex: number): SeriesRange {
  const range = ranges.get(seriesPositionOf(houseBrandIndex).prefix)
  if (range === undefined) throw new RangeError(`Product ${houseBrandIndex} is in no article series.`)
  return range
}
