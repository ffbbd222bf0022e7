import type { IntlShape } from 'react-intl'
import type { ListColumn } from '#domain/data-table/list-shape.ts'
import { isMoneyCell, type Sheet, type SheetCell } from '#domain/data-table/sheet.ts'
import type { CellValue } from './list-cells.ts'
import { columnTextId } from './list-texts.ts'

type Column = {
  readonly header: string
  readonly cells: readonly SheetCell[]
  readonly isUnitPrice?: boolean | undefined
}

/**
 * A list as a file, with the columns and the texts of the page. Numbers, days and amounts keep their types; units and
 * the currency have separate columns.
 */
export function listSheet(
  intl: IntlShape,
  list: string,
  displayedColumns: readonly ListColumn[],
  rows: readonly (readonly CellValue[])[],
): Sheet {
  const text = (id: string) => withoutSoftHyphens(intl.formatMessage({ id }))
  const columns = displayedColumns.flatMap(({ id, isUnitPrice }, index): Column[] => {
    const values = rows.map((row) => row[index])
    const cells = values.map((value) => sheetCell(intl, value))
    const column = { header: text(columnTextId(intl, list, id)), cells, isUnitPrice }
    return values.some((value) => unitOf(value) !== undefined)
      ? [column, { header: text('list.column.unit'), cells: values.map((value) => symbolOf(intl, value)) }]
      : [column]
  })
  const all = displayedColumns.some(({ id }) => id === 'currency')
    ? columns
    : withCurrency(columns, text('list.column.currency'))
  return {
    name: text(`list.title.${list}`),
    heads: all.map(({ header }) => header),
    rows: rows.map((_, row) => all.map(({ cells }) => cells[row])),
    unsummed: all.flatMap(({ isUnitPrice }, index) => (isUnitPrice ? [index] : [])),
  }
}

/** Adds a currency column after the last column of amounts, if any. */
function withCurrency(columns: readonly Column[], header: string): readonly Column[] {
  const amounts = columns.filter(({ cells }) => cells.some(isMoneyCell))
  const last = amounts.at(-1)
  if (last === undefined) return columns
  const cells = last.cells.map(
    (_, row) => amounts.map((column) => column.cells[row]).find(isMoneyCell)?.currency,
  )
  return columns.flatMap((column) => (column === last ? [column, { header, cells }] : [column]))
}

const unitOf = (value: CellValue) => (value?.kind === 'count' ? value.unit : undefined)

function symbolOf(intl: IntlShape, value: CellValue): string | undefined {
  const unit = unitOf(value)
  return unit && unitSymbol(intl, unit)
}

/** Symbol in the notation of the language: кг in Russian. */
export const unitSymbol = (intl: IntlShape, unit: 'kilogram' | 'centimeter'): string | undefined =>
  intl.formatNumberToParts(0, { style: 'unit', unit }).find(({ type }) => type === 'unit')?.value

function sheetCell(intl: IntlShape, cell: CellValue): SheetCell {
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
      return cell.amount
    case 'state':
      return withoutSoftHyphens(intl.formatMessage({ id: cell.messageId }))
    case 'word':
      return withoutSoftHyphens(intl.formatMessage({ id: cell.messageId }, cell.values))
    case 'links':
      return cell.links.map(({ text }) => text).join(', ')
  }
}

/** Removes the soft hyphens of long words. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00AD', '')
