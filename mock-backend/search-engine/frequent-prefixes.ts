import type { NumberSearch } from './number-search.ts'
import type { ProductColumns } from './product-columns.ts'
import { ProductTally } from './product-tally.ts'
import { intersectionOf } from './selection.ts'

/**
 * Minimum number of part numbers with the same prefix for which counts are precomputed. Counting fewer part numbers
 * during the search is faster.
 */
const fewestNumbers = 400

/** Precomputes the counts of frequent prefixes, because thousands of numbers begin with a prefix such as `504`. */
export function countFrequentPrefixes(
  columns: ProductColumns,
  numbers: NumberSearch,
): ReadonlyMap<string, Uint32Array> {
  return new Map(
    numbers.beginningsOfMany(fewestNumbers).map((beginning) => {
      const tally = new ProductTally(columns, intersectionOf([]), { offset: 0, limit: 0 })
      const count = (index: number): boolean => tally.count(index)
      numbers.visitExact(beginning, count)
      numbers.visitLonger(beginning, count)
      return [beginning, tally.counts()]
    }),
  )
}
