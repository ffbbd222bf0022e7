import { useIntl, type IntlShape } from 'react-intl'
import type { CellValue } from './list-cells.view-model.ts'

type SheetValue = string | number | { readonly day: string } | undefined

/** A day is the same day everywhere: no time zone moves it. */
export function useDayText(): (day: string) => string {
  const intl = useIntl()
  return (day) => dayText(intl, day)
}

export const dayText = (intl: IntlShape, day: string): string =>
  intl.formatDate(`${day}T00:00:00Z`, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })

/**
 * A day in a column: as figures, which are short in every language and stand under each other. English is read by
 * those who write the month first, too, and has it as a word.
 */
export function useCellDayText(): (day: string) => string {
  const intl = useIntl()
  return (day) => cellDayText(intl, day)
}

const cellDayText = (intl: IntlShape, day: string): string =>
  intl.locale.startsWith('en')
    ? dayText(intl, day)
    : intl.formatDate(`${day}T00:00:00Z`, {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone: 'UTC',
      })

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
      return cell.value
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
