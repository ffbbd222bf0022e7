import type { IntlShape } from 'react-intl'
import { toDecimal } from '#domain/shared/money.ts'
import type { CellValue } from './list-cells.ts'

type SheetValue = string | number | { readonly day: string } | undefined

/** What a cell says in a file: numbers and days as such, all else in the reader's words. */
export function sheetValue(intl: IntlShape, cell: CellValue): SheetValue {
  switch (cell?.kind) {
    case undefined:
      return undefined
    case 'text':
      return cell.note === undefined ? cell.text : `${cell.text}, ${cell.note}`
    case 'number':
      return cell.text
    case 'count':
      return cell.count
    case 'day':
      return { day: cell.day }
    case 'money':
      return toDecimal(cell.amount)
    case 'state':
      return unparted(intl.formatMessage({ id: cell.messageId }))
    case 'word':
      return unparted(intl.formatMessage({ id: cell.messageId }, cell.values))
    case 'links':
      return cell.links.map(({ text }) => text).join(', ')
  }
}

/** Long words may be parted on a page; in a file nothing is. */
export const unparted = (text: string): string => text.replaceAll('\u00AD', '')
