import { HiddenStyles, isNothing } from './hidden-styles.ts'
import { attributeOf, markupTokens } from './markup.ts'
import { shownNumber } from './shown-number.ts'

type Row = readonly string[]

/** Far more columns than a list has: sheets repeat an empty cell up to the last column. */
const COLUMNS_MAX = 200
/** More rows than a list may have, so that a larger one is refused. */
const ROWS_MAX = 25_000
const BLANK_ROWS_MAX = 100

const TABLES = new Set(['table', 'body'])
const ROWS = new Set(['row', 'table-row', 'tr'])
const CELLS = new Set(['cell', 'table-cell', 'covered-table-cell', 'tc'])
const BLANKS = new Set(['p', 's', 'tab', 'br', 'line-break'])
const COLUMNS = new Set(['table-column', 'column'])
const GROUPS = new Set(['table-row-group', 'table-column-group'])
/** Properties of the letters that are not ordered. */
const NOT_SHOWN = new Set(['strike', 'dstrike', 'vanish'])
/** Comments and deleted text. */
const SILENT = new Set(['annotation', 'deltext', 'instrtext', 'comment'])

type OpenRow = {
  readonly cells: string[]
  readonly isHidden: boolean
  readonly repeats: number
  /** Merged cells: the column of the first, and their number. */
  readonly merged: (readonly [column: number, width: number])[]
}
type OpenCell = {
  text: string
  readonly value: string | undefined
  readonly isStruck: boolean
  readonly repeats: number
  readonly width: number
}

/**
 * XML of OpenDocument, SpreadsheetML and WordprocessingML as it is shown: tables, or paragraphs as rows of one cell.
 * Hidden sheets, rows, columns and text are left out, and struck text as well.
 */
export function tablesOfMarkup(markup: string): readonly (readonly Row[])[] {
  const tables: Row[][] = []
  const styles = new HiddenStyles()
  let row: OpenRow | undefined
  let cell: OpenCell | undefined
  let isParagraph = false
  let isStruck = false
  let silent = 0
  let isTableHidden = false
  /** Within `Visible` of a sheet of SpreadsheetML. */
  let isState = false
  let hiddenColumns = new Set<number>()
  let columns = 0
  /** True for each open group that is collapsed. */
  const groups: boolean[] = []
  const spans: boolean[] = []
  const isHidden = (attributes: string): boolean =>
    groups.includes(true) ||
    /^(?:1|true)$/.test(attributeOf(attributes, 'hidden') ?? '') ||
    /^(?:collapse|filter)$/.test(attributeOf(attributes, 'visibility') ?? '') ||
    isNothing(attributeOf(attributes, 'width') ?? attributeOf(attributes, 'height')) ||
    styles.isHidden(attributeOf(attributes, 'style-name'))
  const openTable = (attributes: string): void => {
    tables.push([])
    isTableHidden = styles.isHidden(attributeOf(attributes, 'style-name'))
    hiddenColumns = new Set()
    columns = 0
  }
  const takeColumn = (attributes: string): void => {
    columns = Math.max(columns, numberOf(attributes, 'index') - 1)
    const further = attributeOf(attributes, 'span')
    const count = further ? Number(further) + 1 : numberOf(attributes, 'number-columns-repeated')
    const end = Math.min(columns + count, COLUMNS_MAX)
    if (isHidden(attributes)) for (let at = columns; at < end; at += 1) hiddenColumns.add(at)
    columns += count
  }
  const openRow = (attributes: string): void => {
    row = {
      cells: [],
      isHidden: isHidden(attributes),
      repeats: numberOf(attributes, 'number-rows-repeated'),
      merged: [],
    }
  }
  const openCell = (attributes: string): void => {
    const place = numberOf(attributes, 'index') - 1
    const gap = Math.min(place, COLUMNS_MAX) - (row?.cells.length ?? 0)
    if (gap > 0) row?.cells.push(...Array<string>(gap).fill(''))
    const isNumber = attributeOf(attributes, 'value-type') === 'float'
    cell = {
      text: '',
      value: isNumber ? attributeOf(attributes, 'value') : undefined,
      isStruck: styles.isStruck(attributeOf(attributes, 'style-name') ?? attributeOf(attributes, 'styleid')),
      repeats: numberOf(attributes, 'number-columns-repeated'),
      width: numberOf(attributes, 'number-columns-spanned'),
    }
  }
  const closeCell = (): void => {
    if (!row || !cell) return
    const text = cell.isStruck
      ? ''
      : cell.value === undefined
        ? cell.text.trim()
        : shownNumber(cell.value, cell.text)
    const free = COLUMNS_MAX - row.cells.length
    if (cell.width > 1) row.merged.push([row.cells.length, Math.min(cell.width, COLUMNS_MAX)])
    for (let count = Math.min(cell.repeats, free); count > 0; count -= 1) row.cells.push(text)
    cell = undefined
  }
  /** Without hidden columns; the text of merged cells stands in the first of them that is shown. */
  const shownCells = ({ cells, merged }: OpenRow): Row => {
    if (hiddenColumns.size === 0) return cells
    const isShown = (column: number): boolean => !hiddenColumns.has(column)
    for (const [column, width] of merged) {
      if (isShown(column)) continue
      const first = Array.from({ length: width }, (_, index) => column + index).find(isShown)
      if (first !== undefined) cells[first] = cells[column] ?? ''
    }
    return Array.from(cells, (text) => text ?? '').filter((_, column) => isShown(column))
  }
  const closeRow = (): void => {
    const table = tables.at(-1)
    if (row && table && !row.isHidden) {
      const shown = shownCells(row)
      const isBlank = shown.every((text) => text === '')
      const free = ROWS_MAX - table.length
      const cells = isBlank ? [] : shown
      const count = Math.min(row.repeats, free, isBlank ? BLANK_ROWS_MAX : free)
      for (let place = 0; place < count; place += 1) table.push(cells)
    }
    row = undefined
  }
  for (const token of markupTokens(markup)) {
    if (token.kind === 'text') {
      if (isState && /^Sheet(?:Very)?Hidden$/.test(token.text.trim())) tables.pop()
      if (cell && !isStruck && silent === 0 && !spans.includes(true)) cell.text += token.text
      continue
    }
    const { name } = token
    const isStart = token.kind === 'start'
    const isOpening = isStart && !token.isEmpty
    styles.take(token)
    isState = isOpening && name === 'visible'
    if (GROUPS.has(name) && isOpening) groups.push(attributeOf(token.attributes, 'display') === 'false')
    else if (GROUPS.has(name)) groups.pop()
    if (name === 'span' && isOpening) spans.push(styles.isStruck(attributeOf(token.attributes, 'style-name')))
    else if (name === 'span' && !isStart) spans.pop()
    if (SILENT.has(name) && !(isStart && token.isEmpty)) silent = Math.max(0, silent + (isStart ? 1 : -1))
    if (isStart) {
      if (TABLES.has(name)) openTable(token.attributes)
      else if (COLUMNS.has(name)) takeColumn(token.attributes)
      else if (ROWS.has(name)) openRow(token.attributes)
      else if (CELLS.has(name)) openCell(token.attributes)
      else if (name === 'p' && !row) {
        isParagraph = true
        openRow('')
        openCell('')
      } else if (name === 'r') isStruck = false
      else if (NOT_SHOWN.has(name))
        isStruck ||= !/^(?:false|0|off)$/.test(attributeOf(token.attributes, 'val') ?? '')
      if (BLANKS.has(name) && cell) cell.text += ' '
    }
    if (!isOpening) {
      const isOwnRow = name === 'p' && isParagraph
      if (CELLS.has(name) || isOwnRow) closeCell()
      if (ROWS.has(name) || isOwnRow) closeRow()
      if (isOwnRow) isParagraph = false
      if (TABLES.has(name) && isTableHidden) {
        tables.pop()
        isTableHidden = false
      }
    }
  }
  return tables
}

const numberOf = (attributes: string, name: string): number =>
  Math.max(1, Number.parseInt(attributeOf(attributes, name) ?? '1', 10) || 1)
