import {
  precedingHouseBrandIndexes,
  indexOfSeriesPosition,
  isSecondBrand,
  secondBrandPrefix,
  seriesPositionOf,
  type ArticleSeries,
} from './article-series.ts'
import type { DivisionId } from './catalogue-product.ts'
import type { PartType } from './part-types.ts'
import { randomFraction, itemAt, integerHash, randomFor } from './random.ts'
import { rangeOf } from './series-ranges.ts'

/** Properties of a product that lists and searches need; computed from the index, without generating the product. */
export interface Assortment {
  /**
   * The product whose type, measures, reference numbers and vehicles this product shares: a second-brand part
   * copies a house-brand part, a superseded part its successor. Other products return their own index.
   */
  designOf(index: number): number
  seriesOf(design: number): ArticleSeries
  partTypeOf(design: number): PartType
  divisionsOf(design: number): readonly DivisionId[]
  /** Vehicle makers whose OE numbers the product replaces, the main maker first. */
  makersOf(design: number): readonly string[]
  successorOf(index: number): number | undefined
  /** The former product that this product replaces. */
  supersededBy(index: number): number | undefined
  isDiscontinued(index: number): boolean
  isPromoted(index: number): boolean
}

export function createAssortment(seed: number): Assortment {
  const successorOf = (index: number): number | undefined => {
    if (randomFraction(seed, 'lifeCycle', index) >= 0.025) return undefined
    const { prefix, ordinal } = seriesPositionOf(index)
    if (prefix === secondBrandPrefix || ordinal % 2 === 0) return undefined
    return indexOfSeriesPosition({ prefix, ordinal: ordinal - 1 })
  }

  const supersededBy = (index: number): number | undefined => {
    const { prefix, ordinal } = seriesPositionOf(index)
    const next = indexOfSeriesPosition({ prefix, ordinal: ordinal + 1 })
    return next !== undefined && successorOf(next) === index ? next : undefined
  }

  const twinOf = (index: number): number => {
    const candidates = precedingHouseBrandIndexes(index)
    return itemAt(candidates, integerHash(seed, 'design', index) % candidates.length)
  }

  const partTypeOf = (design: number): PartType => {
    const { types, stride, series } = rangeOf(design)
    const { ordinal } = seriesPositionOf(design)
    // Cycles through the types, so that even a small catalogue has all of them.
    const turn = Math.floor(ordinal / types.length)
    const start = integerHash(seed, 'partType', Number(series.prefix) * 100_000 + turn)
    return itemAt(types, (start + ordinal * stride) % types.length)
  }

  const isDiscontinued = (index: number): boolean =>
    randomFraction(seed, 'lifeCycle', index) >= 0.996 &&
    !isSecondBrand(index) &&
    supersededBy(index) === undefined

  return {
    designOf: (index) => {
      const original = isSecondBrand(index) ? twinOf(index) : index
      return successorOf(original) ?? original
    },
    seriesOf: (design) => rangeOf(design).series,
    partTypeOf,
    divisionsOf: (design) => {
      const { mainDivision, otherDivisions } = rangeOf(design).series
      const possible = partTypeOf(design).divisionIds
      if (mainDivision === undefined) return possible
      const random = randomFor(seed, 'division', design)
      return possible.filter(
        (division) => division === mainDivision || (otherDivisions.includes(division) && random.chance(0.3)),
      )
    },
    makersOf: (design) => {
      const { series, peerIds } = rangeOf(design)
      const random = randomFor(seed, 'maker', design)
      const main = random.pick(series.makerIds)
      if (!random.chance(0.35)) return [main]
      const others = Array.from({ length: random.int(1, 2) }, () => random.pick(peerIds))
      return [...new Set([main, ...others])]
    },
    successorOf,
    supersededBy,
    isDiscontinued,
    isPromoted: (index) =>
      randomFraction(seed, 'promotion', index) < 0.03 &&
      successorOf(index) === undefined &&
      !isDiscontinued(index),
  }
}
