import type { ArticleNumbers } from './article-numbers.ts'
import type { Assortment } from './assortment.ts'
import { randomFraction } from './random.ts'

/** Article numbers that the product has replaced, latest first. */
export type ReplacedNumbers = (index: number) => readonly string[]

export function createReplacedNumbers(
  seed: number,
  assortment: Assortment,
  numbers: ArticleNumbers,
): ReplacedNumbers {
  return (index) => {
    const superseded = assortment.supersededBy(index)
    const chance = randomFraction(seed, 'replaced', index)
    const generations = chance < 0.02 ? 2 : chance < 0.12 ? 1 : 0
    return [
      ...(superseded === undefined ? [] : [numbers.skuOf(superseded)]),
      ...numbers.predecessorsOf(index, generations),
    ]
  }
}
