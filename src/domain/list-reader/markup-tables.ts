import { HiddenStyles, isNothing } from './hidden-styles.ts'
import { attributeOf, markupTokens } from './markup.ts'
import { UNKNOWN_VALUE, withMergedCells, type MergedCells } from './merged-cells.ts'
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
  /** Cells merged over several rows: their column, and the number of rows. */
  readonly tall: (readonly [column: number, height: number])[]
}
type OpenCell = {
  text: string
  /** A formula whose result is not saved. */
  isUnknown: boolean
  /** A text that no paragraph repeats. */
  readonly stored: string
  readonly isCovered: boolean
  readonly height: number
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
  const tallCells: MergedCells[][] = []
  /** Of the rows below, hidden ones counted, that a cell of the table above reaches to. */
  let tall: { readonly merged: { column: number; rows: number[] }; left: number }[] = []
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
    tallCells.push([])
    tall = []
    isTableHidden = styles.isHidden(attributeOf(attributes, 'style-name'))
    hiddenColumns = new Set()
    columns = 0
  }
  const dropTable = (): void => {
    tables.pop()
    tallCells.pop()
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
      tall: [],
    }
  }
  const openCell = (attributes: string, name = ''): void => {
    const place = numberOf(attributes, 'index') - 1
    const gap = Math.min(place, COLUMNS_MAX) - (row?.cells.length ?? 0)
    if (gap > 0) row?.cells.push(...Array<string>(gap).fill(''))
    const isNumber = attributeOf(attributes, 'value-type') === 'float'
    cell = {
      text: '',
      isUnknown:
        attributeOf(attributes, 'formula') !== undefined &&
        attributeOf(attributes, 'value-type') === undefined,
      stored: attributeOf(attributes, 'string-value') ?? '',
      isCovered: name === 'covered-table-cell',
      height: numberOf(attributes, 'number-rows-spanned') + numberOf(attributes, 'mergedown', 0),
      value: isNumber ? attributeOf(attributes, 'value') : undefined,
      isStruck: styles.isStruck(attributeOf(attributes, 'style-name') ?? attributeOf(attributes, 'styleid')),
      repeats: numberOf(attributes, 'number-columns-repeated'),
      width: numberOf(attributes, 'number-columns-spanned'),
    }
  }
  const closeCell = (): void => {
    if (!row || !cell) return
    const text = shownText(cell)
    const free = COLUMNS_MAX - row.cells.length
    if (cell.height > 1 && text !== '') row.tall.push([row.cells.length, cell.height])
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
    for (const each of tall) {
      if (row && table && !row.isHidden && each.left > 0) each.merged.rows.push(table.length)
      each.left -= row?.repeats ?? 1
    }
    tall = tall.filter(({ left }) => left > 0)
    for (const [column, height] of row?.tall ?? []) {
      if (!row || !table || row.isHidden || hiddenColumns.has(column)) continue
      const before = [...hiddenColumns].filter((hidden) => hidden < column).length
      const merged = { column: column - before, rows: [table.length] }
      tallCells.at(-1)?.push(merged)
      tall.push({ merged, left: height - 1 })
    }
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
      if (isState && /^Sheet(?:Very)?Hidden$/.test(token.text.trim())) dropTable()
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
      else if (CELLS.has(name)) openCell(token.attributes, name)
      else if (name === 'p' && !row) {
        isParagraph = true
        openRow('')
        openCell('')
      } else if (name === 'r') isStruck = false
      else if (NOT_SHOWN.has(name))
        isStruck ||= !/^(?:false|0|off)$/.test(attributeOf(token.attributes, 'val') ?? '')
      else if (name === 'data' && cell) cell.isUnknown = false
      if (BLANKS.has(name) && cell) cell.text += ' '
    }
    if (!isOpening) {
      const isOwnRow = name === 'p' && isParagraph
      if (CELLS.has(name) || isOwnRow) closeCell()
      if (ROWS.has(name) || isOwnRow) closeRow()
      if (isOwnRow) isParagraph = false
      if (TABLES.has(name) && isTableHidden) {
        dropTable()
        isTableHidden = false
      }
    }
  }
  return tables.map((table, index) => withMergedCells(table, tallCells[index] ?? []))
}

/** Covered cells keep what they held before they were merged. */
function shownText({ text, stored, isUnknown, isCovered, isStruck, value }: OpenCell): string {
  if (isStruck || isCovered) return ''
  if (value !== undefined) return shownNumber(value, text)
  return text.trim() || stored.trim() || (isUnknown ? UNKNOWN_VALUE : '')
}

const numberOf = (attributes: string, name: string, least = 1): number =>
  Math.max(least, Number.parseInt(attributeOf(attributes, name) ?? '', 10) || least)
