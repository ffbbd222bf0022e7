import { isArticleNumber } from '../shared/article-number.ts'
import type { Part } from './line-parts.ts'
import type { ParsedTable } from './column-overrides.ts'
import type { IgnoreReason } from './ignored-lines.ts'
import { separatorReadings, withSeparatorMeaning, decideSeparatorByAmounts } from './list-quantity.ts'
import type { ListRow } from './list-rows.ts'
import { isGroupedPartNumber } from './number-shape.ts'
import type { Table } from './table-groups.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/** Parts that a row orders; a row of headings or text orders nothing. */
export type RowReading = {
  readonly kind: 'parts' | 'heads' | 'text' | 'blank'
  readonly parts: readonly Part[]
  /** Index of the table that the row belongs to. */
  readonly table?: number | undefined
  readonly reason?: SkippedRowReason | undefined
}

/** Reason why a row orders nothing; `unordered`: a line of a form without a quantity. */
export type SkippedRowReason = IgnoreReason | 'unordered'

export type RowReadings = { readonly rows: readonly RowReading[]; readonly tables: readonly ParsedTable[] }

export const TEXT_ROW: RowReading = { kind: 'text', parts: [] }

/** Marks above and below records of fixed width: "HDR0004711", "TRL00003". */
const RECORD_MARK = /^[A-Z]{2,4}0{2,9}\d/
/** Words beside a number, such as the name of the part. */
const NAMED = /\p{L}{2}/u

/**
 * Removes numbers that are not parts, such as those of orders. Among known parts with quantities, an unknown number
 * without a quantity is not a part if it is in a sentence or a record, short, or above the headings.
 */
export function withoutStrayNumbers(
  readings: readonly RowReading[],
  rows: readonly ListRow[],
  lookup: CatalogueLookup,
  headingIndex: number,
): readonly RowReading[] {
  const width = rows.reduce((max, { cells }) => Math.max(max, cells.length), 0)
  const isStray = ({ number, quantity, remark }: Part, index: number): boolean =>
    quantity.kind === 'missing' &&
    (rows[index]?.cells.length === 1
      ? NAMED.test(remark) || RECORD_MARK.test(number)
      : index < headingIndex || (rows[index]?.cells.length ?? 0) * 2 <= width) &&
    !isArticleNumber(number) &&
    !isGroupedPartNumber(number) &&
    !lookup(number)
  const parts = readings.flatMap((reading) => reading.parts)
  const clear = parts.filter(({ number, quantity }) => quantity.kind !== 'missing' && lookup(number)).length
  if (clear < CLEAR_MIN || clear < parts.length * CLEAR_SHARE) return readings
  return readings.map((reading, index) =>
    reading.parts.some((part) => isStray(part, index))
      ? withParts(
          reading,
          reading.parts.filter((part) => !isStray(part, index)),
        )
      : reading,
  )
}

/**
 * Removes three decimals of zero, as ERP systems print ("3.000 EA"), if every quantity of the labelled lines has them.
 */
export function withoutZeroDecimals(
  readings: readonly RowReading[],
  tables: readonly (Table | undefined)[],
): readonly RowReading[] {
  const isOwn = (_: unknown, index: number): boolean => (tables[index]?.blocks.length ?? 0) === 0
  const parts = readings.filter(isOwn).flatMap((reading) => reading.parts)
  const areDecimals =
    parts.length >= DECIMALS_MIN &&
    parts.every(({ quantity }) => separatorReadings(quantity)?.typed.endsWith('000') === true)
  if (!areDecimals) return readings
  return readings.map((reading, index) =>
    isOwn(reading, index)
      ? {
          ...reading,
          parts: reading.parts.map((part) => ({
            ...part,
            quantity: withSeparatorMeaning(part.quantity, 'decimals'),
          })),
        }
      : reading,
  )
}
const DECIMALS_MIN = 3

/** Decides the separator in "4,000" by the price and the sum of the row, in rows with one part. */
export const decideSeparatorsByAmounts = (
  readings: readonly RowReading[],
  rows: readonly ListRow[],
): readonly RowReading[] =>
  readings.map((reading, index) => {
    const [part, ...others] = reading.parts
    const quantity =
      part && others.length === 0 && decideSeparatorByAmounts(part.quantity, rows[index]?.source ?? '')
    return quantity && quantity !== part.quantity ? { ...reading, parts: [{ ...part, quantity }] } : reading
  })

const withParts = (reading: RowReading, parts: readonly Part[]): RowReading =>
  parts.length > 0 ? { ...reading, parts } : TEXT_ROW

const CLEAR_MIN = 2
const CLEAR_SHARE = 0.6
