import { PLAIN_QUANTITY, readQuantity } from './list-quantity.ts'
import type { ListRow } from './list-rows.ts'
import type { RowReadings } from './rows-read.ts'

const ARTICLE_NUMBER = /^(?:\d{1,2}\.\d{5}|SA\d[A-H]\d{4})$/

/**
 * Reads a table of article numbers and quantities without headings, such as an export; undefined for any other list.
 * The rules of other lists would return the same, but take 150 ms for the first 1,000 rows.
 */
export function readPlainRows(rows: readonly ListRow[]): RowReadings | undefined {
  const [first] = rows
  const isPlain = ({ cells: [number = '', quantity = '', ...others], separator }: ListRow): boolean =>
    separator === first?.separator &&
    others.length === 0 &&
    PLAIN_QUANTITY.test(quantity) &&
    ARTICLE_NUMBER.test(number)
  if (rows.length < 2 || !rows.every(isPlain)) return undefined
  return {
    rows: rows.map(({ cells: [number = '', quantity = ''] }) => ({
      kind: 'parts',
      parts: [{ number, quantity: readQuantity(quantity), remark: '' }],
      table: 0,
    })),
    tables: [{ uses: ['number', 'quantity'], starts: [0], hasColumns: true }],
  }
}
