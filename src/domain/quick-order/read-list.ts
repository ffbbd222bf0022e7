import { QUANTITY_MAX } from '../cart/quantity.ts'
import { bareNumber } from '../search/squeeze.ts'
import type { Columns } from './header-words.ts'
import type { ListQuantity } from './list-quantity.ts'
import type { ListRow } from './list-rows.ts'
import { readLine } from './read-line.ts'

export const LIST_LINES_MAX = 5_000

/** A part of the list, merged from all lines with the same number. */
export type ParsedLine = {
  readonly lineNo: number
  readonly number: string
  /** `missing`: no quantity given; one piece is assumed. */
  readonly quantity: ListQuantity
  readonly remark: string
}

/** Result of one source line. */
export type LineResult = { readonly lineNo: number; readonly source: string } & (
  | { readonly kind: 'taken' }
  | { readonly kind: 'merged'; readonly into: number; readonly pieces: number }
  | { readonly kind: 'heads' | 'text' | 'blank' }
)

export type ListReading = {
  readonly parsedLines: readonly ParsedLine[]
  readonly results: readonly LineResult[]
}

/** Invariant: every line has one result, and no piece is lost or added by merging. */
export function readList(rows: readonly ListRow[]): ListReading {
  const parsedLines: ParsedLine[] = []
  const results: LineResult[] = []
  const places = new Map<string, number>()
  let columns: Columns | undefined
  let parts = 0
  for (const { lineNo, source, cells } of rows) {
    const reading = readLine(cells, columns, parts + 1)
    if (reading.kind === 'heads') columns = reading.columns
    if (reading.kind !== 'part') {
      results.push({ lineNo, source, kind: reading.kind })
      continue
    }
    parts += 1
    const parsedLine = { lineNo, number: reading.number, quantity: reading.quantity, remark: reading.remark }
    const key = bareNumber(parsedLine.number)
    const place = places.get(key)
    const earlier = place === undefined ? undefined : parsedLines[place]
    const together = earlier && merged(earlier, parsedLine)
    if (place !== undefined && earlier && together) {
      parsedLines[place] = together
      results.push({
        lineNo,
        source,
        kind: 'merged',
        into: earlier.lineNo,
        pieces: piecesOf(parsedLine.quantity) ?? 0,
      })
    } else {
      if (key !== '') places.set(key, parsedLines.length)
      parsedLines.push(parsedLine)
      results.push({ lineNo, source, kind: 'taken' })
    }
  }
  return { parsedLines, results }
}

/** Undefined if the quantity is invalid. */
export function piecesOf(quantity: ListQuantity): number | undefined {
  if (quantity.kind === 'whole') return quantity.pieces
  return quantity.kind === 'missing' ? 1 : undefined
}

/** Undefined if a quantity is invalid or the sum exceeds the maximum. */
function merged(one: ParsedLine, other: ParsedLine): ParsedLine | undefined {
  const pieces = (piecesOf(one.quantity) ?? NaN) + (piecesOf(other.quantity) ?? NaN)
  if (!(pieces <= QUANTITY_MAX)) return undefined
  const remark = [one.remark, other.remark].filter((text) => text !== '').join(' · ')
  return { ...one, quantity: { kind: 'whole', pieces }, remark }
}
