import { normalizePartNumber } from '../shared/normalize-part-number.ts'
import { cancelledNumbersIn } from './corrections.ts'
import { applyChange, changesIn, numbersOf } from './list-changes.ts'
import { NO_OVERRIDES, type ColumnOverrides } from './column-overrides.ts'
import type { Part } from './line-parts.ts'
import { isAdditionToQuote, isAmendment } from './ignored-lines.ts'
import type { ListRow } from './list-rows.ts'
import { plainText } from './plain-text.ts'
import { isCorrection } from './prose-words.ts'
import { readRows } from './read-rows.ts'
import type { RowReadings } from './rows-read.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

const REPLY_MAX = 2_000
const LINES_MAX = 1_000

/**
 * Reads a quoted order with the changes in the reply above it; undefined if the reply changes nothing, or
 * quotes no order. `unquoted` are the rows without their quotation marks.
 */
export function readReplyChanges(
  unquoted: readonly ListRow[],
  isQuoted: readonly boolean[],
  lookup: CatalogueLookup,
  overrides: ColumnOverrides,
): RowReadings | undefined {
  const reply = unquoted.filter((_, index) => !isQuoted[index])
  const quoted = unquoted.filter((_, index) => isQuoted[index])
  const linesOf = (rows: readonly ListRow[]) =>
    rows.map(({ source }) => plainText(source)).slice(0, LINES_MAX)
  const text = linesOf(reply).join('\n')
  const reportedChanges = reply.flatMap(({ source }) => changesIn(plainText(source), lookup))
  const isChange = isAmendment(text.slice(0, REPLY_MAX)) || isCorrection(text)
  const isAddition = isAdditionToQuote(linesOf(reply), linesOf(quoted))
  if (reportedChanges.length === 0 && !isChange && !isAddition) return undefined
  const order = readRows(quoted, lookup, true, overrides)
  if (order.rows.every(({ parts }) => parts.length === 0)) return undefined
  const changes = readRows(reply, lookup, false, NO_OVERRIDES)
  const keysOf = (number: string): readonly string[] => [
    normalizePartNumber(number),
    ...(lookup(number)?.skus ?? []),
  ]
  const among = (parts: readonly Part[], off: readonly string[] = []) => {
    const keys = new Set([...parts.map(({ number }) => number), ...off].flatMap(keysOf))
    return ({ number }: Part): boolean => keysOf(number).some((key) => keys.has(key))
  }
  const isOrdered = among(order.rows.flatMap(({ parts }) => parts))
  const changedNumbers = numbersOf(reportedChanges)
  const replyRows = changes.rows.map((row) => ({
    ...row,
    parts: row.parts.filter(
      (part) =>
        !changedNumbers.has(normalizePartNumber(part.number)) &&
        (part.quantity.kind !== 'missing' || !isOrdered(part)),
    ),
    ...(row.table !== undefined && { table: row.table + order.tables.length }),
  }))
  const ordered = replyRows.flatMap(({ parts }) => parts)
  const off = reply.flatMap(({ source }) => cancelledNumbersIn(source, lookup))
  if (ordered.length + off.length + reportedChanges.length === 0) return undefined
  // the reply replaces quoted parts with the same number, unless it only adds to the order: the quantities then add up
  const isChanged = among(isAddition && !isChange ? [] : ordered, off)
  const count = order.rows.flatMap(({ parts }) => parts).length
  let position = 0
  const amendedRows = order.rows.map((row) => ({
    ...row,
    parts: row.parts.flatMap((part) => {
      position += 1
      const changed = reportedChanges.reduce<Part | undefined>(
        (each, change) => each && applyChange(each, change, keysOf, { place: position, count }),
        isChanged(part) ? undefined : part,
      )
      return changed ?? []
    }),
  }))
  return {
    rows: isQuoted.map(
      (quoted) => (quoted ? amendedRows.shift() : replyRows.shift()) ?? { kind: 'text', parts: [] },
    ),
    tables: [...order.tables, ...changes.tables],
  }
}
