import { QUANTITY_MAX } from '../cart/quantity.ts'
import { normalizePartNumber } from '../shared/normalize-part-number.ts'
import { readInlineAnswers } from './inline-answers.ts'
import { readReplyChanges } from './amended-reply.ts'
import { isArticleNumber } from '../shared/article-number.ts'
import {
  looksLikeQuantity,
  separatorReadings,
  withSeparatorMeaning,
  type ListQuantity,
  type SeparatorReadings,
} from './list-quantity.ts'
import { NO_OVERRIDES, type ColumnOverrides, type ParsedTable } from './column-overrides.ts'
import type { ListRow } from './list-rows.ts'
import { rowsOfText } from './list-rows.ts'
import { withoutQuotes } from './ignored-lines.ts'
import { variantsOf } from './number-variants.ts'
import { partNumberCandidates } from './part-number-tokenizer.ts'
import { wordsOf } from './prose-words.ts'
import { readPlainRows } from './plain-rows.ts'
import { readRows } from './read-rows.ts'
import type { SkippedRowReason, RowReadings } from './rows-read.ts'
import { NO_CATALOGUE, type CatalogueLookup } from './catalogue-lookup.ts'

export const LIST_LINES_MAX = 5_000
/** Maximum number of rows, including headings, page heads and blank lines. */
export const LIST_ROWS_MAX = 20_000

/** A part of the list, merged from all lines with the same number. */
export type ParsedLine = {
  readonly lineNo: number
  readonly number: string
  /** `missing`: no quantity given; one piece is assumed. */
  readonly quantity: ListQuantity
  readonly remark: string
}

/** Result of one source line. */
export type LineResult = {
  readonly lineNo: number
  readonly source: string
  readonly cells: readonly string[]
  /** Index of the table that contains the line; undefined for free text. */
  readonly table: number | undefined
} &
  /** `lines` are the indexes of the parsed lines that contain the parts of this source line. */
  (
    | { readonly kind: 'taken'; readonly lines: readonly number[] }
    | {
        readonly kind: 'merged'
        readonly lines: readonly number[]
        readonly into: number
        readonly pieces: number
      }
    | { readonly kind: 'text'; readonly reason: SkippedRowReason | undefined }
    | { readonly kind: 'heads' | 'blank' }
  )

export type ListReading = {
  readonly parsedLines: readonly ParsedLine[]
  readonly results: readonly LineResult[]
  readonly tables: readonly ParsedTable[]
  /** The first quantity that has two readings, such as "1.000". */
  readonly doubtful: SeparatorReadings | undefined
}

/** Number of lines that order a part, also those that are merged. */
export const orderedLines = ({ results }: ListReading): number =>
  results.filter(({ kind }) => kind === 'taken' || kind === 'merged').length

/** True for a list that contains only article numbers and quantities: nothing in it is ambiguous. */
export const isClearList = (rows: readonly ListRow[]): boolean =>
  rows.every(({ cells }) => {
    const filled = cells.filter((cell) => cell !== '')
    const numbers = filled.filter(
      (cell) => isArticleNumber(cell) && !/\s/.test(cell) && cell.includes('.') !== /^SA[^IO]+$/i.test(cell),
    )
    return (
      filled.length === 0 ||
      (numbers.length === 1 &&
        filled.length <= 2 &&
        filled.every((cell) => numbers.includes(cell) || looksLikeQuantity(cell)))
    )
  })

/** A word of four letters or more; part numbers do not contain one. */
const WORD = /\p{L}{4}/u

/** Numbers to look up in the catalogue before a list is read. */
export function candidatesOf(rows: readonly ListRow[]): readonly string[] {
  const candidates = new Map<string, string>()
  const add = (text: string): void => {
    const bare = normalizePartNumber(text)
    if (bare.length >= 5 && bare.length <= 40 && /\d/.test(bare) && !candidates.has(bare))
      candidates.set(bare, text)
  }
  for (const { cells, source } of rows) {
    for (const text of new Set(cells.length > 1 ? [...cells, source] : cells)) {
      if (!/\p{N}/u.test(text)) continue
      if (text.length <= 40 && !WORD.test(text)) [text, ...variantsOf(text)].forEach(add)
      for (const candidate of partNumberCandidates(wordsOf(text)))
        [candidate, ...variantsOf(candidate)].forEach(add)
    }
  }
  return [...candidates.values()]
}

const DITTO =
  /^(?:["\u201c-\u201f\u2033\u3003]|''|dito|ditto|dto\.?|do\.|idem|[ií]d\.|ídem|lo mismo|lo stesso|o mesmo|zelfde|то же)$/iu

/** Fills each "ditto" cell with the value of the cell above. */
function withDittos(rows: readonly ListRow[]): readonly ListRow[] {
  let above: ListRow | undefined
  return rows.map((row) => {
    const { cells, separator } = row
    if (!cells.some((cell) => cell !== '')) return row
    const isFilled = above?.separator !== separator || !cells.some((cell) => DITTO.test(cell))
    above = isFilled
      ? row
      : { ...row, cells: cells.map((cell, index) => (DITTO.test(cell) ? (above?.cells[index] ?? '') : cell)) }
    return above
  })
}

/** Invariant: every line has one result, and no piece is lost or added by merging. */
export function readList(
  rows: readonly ListRow[],
  lookup: CatalogueLookup = NO_CATALOGUE,
  overrides: ColumnOverrides = NO_OVERRIDES,
): ListReading {
  const filled = withDittos(rows)
  const plainReadings = overrides === NO_OVERRIDES ? readPlainRows(filled) : undefined
  const readings = plainReadings ?? readRows(filled, lookup, false, overrides)
  const isEmpty = readings.rows.every(({ parts }) => parts.length === 0)
  const isQuoted = readings.rows.map(({ reason }) => reason === 'quoted')
  if (!isEmpty && !isQuoted.includes(true)) return merge(rows, filled, readings, overrides)
  const lines = rowsOfText(rows.map(({ source }) => withoutQuotes(source)).join('\n'))
  const unquoted = lines.length === rows.length ? lines : rows
  const answered = readInlineAnswers(unquoted, isQuoted, readings, lookup)
  if (answered) return merge(rows, filled, answered, overrides)
  const amended = readReplyChanges(unquoted, isQuoted, lookup, overrides)
  if (amended) return merge(rows, unquoted, amended, overrides)
  return isEmpty
    ? merge(rows, unquoted, readRows(unquoted, lookup, true, overrides), overrides)
    : merge(rows, filled, readings, overrides)
}

/** `split`: the rows with their cells, before they were read. */
function merge(
  rows: readonly ListRow[],
  split: readonly ListRow[],
  { rows: readings, tables }: RowReadings,
  { mark }: ColumnOverrides,
): ListReading {
  const parsedLines: ParsedLine[] = []
  const results: LineResult[] = []
  const positions = new Map<string, number>()
  let doubtful: SeparatorReadings | undefined
  rows.forEach(({ lineNo, source }, index) => {
    const reading = readings[index]
    const line = { lineNo, source, cells: split[index]?.cells ?? [], table: reading?.table }
    if (!reading || reading.parts.length === 0) {
      const kind = reading?.kind
      results.push(
        kind === 'heads' || kind === 'blank'
          ? { ...line, kind }
          : { ...line, kind: 'text', reason: reading?.reason },
      )
      return
    }
    const lines: number[] = []
    let into: number | undefined
    let quantity = 0
    let isTaken = false
    for (const read of reading.parts) {
      doubtful ??= separatorReadings(read.quantity)
      const part = { lineNo, ...read, quantity: withSeparatorMeaning(read.quantity, mark) }
      const earlier = mergeInto(parsedLines, positions, part)
      if (earlier) {
        lines.push(earlier.place)
        into = earlier.lineNo
        quantity += piecesOfQuantity(part.quantity) ?? 0
        continue
      }
      const key = normalizePartNumber(part.number)
      if (key !== '') positions.set(key, parsedLines.length)
      lines.push(parsedLines.length)
      parsedLines.push(part)
      isTaken = true
    }
    results.push(
      isTaken || into === undefined
        ? { ...line, kind: 'taken', lines }
        : { ...line, kind: 'merged', lines, into, pieces: quantity },
    )
  })
  return { parsedLines, results, tables, doubtful }
}

/** Adds a part to the earlier line with its number; undefined if there is none, or above the maximum quantity. */
function mergeInto(
  parsedLines: ParsedLine[],
  places: ReadonlyMap<string, number>,
  part: ParsedLine,
): { readonly place: number; readonly lineNo: number } | undefined {
  const index = places.get(normalizePartNumber(part.number))
  const earlier = index === undefined ? undefined : parsedLines[index]
  const together = earlier && merged(earlier, part)
  if (index === undefined || !together) return undefined
  parsedLines[index] = together
  return { place: index, lineNo: together.lineNo }
}

/** Pieces of a quantity, one piece for a missing quantity; undefined if the quantity is invalid. */
export function piecesOfQuantity(quantity: ListQuantity): number | undefined {
  if (quantity.kind === 'whole') return quantity.pieces
  return quantity.kind === 'missing' ? 1 : undefined
}

/** Merges two lines of the same part; undefined if a quantity is invalid or the sum exceeds the maximum. */
function merged(one: ParsedLine, other: ParsedLine): ParsedLine | undefined {
  const quantity = (piecesOfQuantity(one.quantity) ?? NaN) + (piecesOfQuantity(other.quantity) ?? NaN)
  if (!(quantity <= QUANTITY_MAX)) return undefined
  const remark = [one.remark, other.remark].filter((text) => text !== '').join(' · ')
  return { ...one, quantity: { kind: 'whole', pieces: quantity }, remark }
}
