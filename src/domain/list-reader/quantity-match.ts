import type { ListQuantity } from './list-quantity.ts'

/** A quantity in a line. `isSaid`: true with a unit, an "x", a label, or as a word; false for a bare whole number. */
export type QuantityMatch = {
  readonly from: number
  readonly end: number
  readonly text: string
  readonly quantity: ListQuantity
  readonly isSaid: boolean
  readonly isEach: boolean
  /** True for a number word: it may belong to a name, as in "four-circuit valve". */
  readonly isSpelled: boolean
  /** True for "2 boxes of 6": packages multiplied by their content. */
  readonly isPacked?: boolean
  /** True for the sum of "1 left, 1 right". */
  readonly isSum?: boolean
  /** True for a stock figure such as "38 in stock", which is not ordered. */
  readonly isStock?: boolean
  /** Indexes of the words of the quantity, if other words are between them. */
  readonly places?: readonly number[]
}

export const wordIndexesOf = ({ from, end, places: indexes }: QuantityMatch): readonly number[] =>
  indexes ?? Array.from({ length: end - from }, (_, index) => from + index)
