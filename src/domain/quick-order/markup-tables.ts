import { attributeOf, markupTokens } from './markup.ts'

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
/** Comments and deleted text. */
const SILENT = new Set(['annotation', 'deltext', 'instrtext', 'comment'])

/** XML of OpenDocument, SpreadsheetML and WordprocessingML: tables, or paragraphs as rows of one cell. */
export function tablesOfMarkup(markup: string): readonly (readonly Row[])[] {
  const tables: Row[][] = []
  let row: { readonly cells: string[]; readonly isHidden: boolean; readonly repeats: number } | undefined
  let cell: { text: string; readonly value: string | undefined; readonly repeats: number } | undefined
  let isParagraph = false
  let isStruck = false
  let silent = 0
  const openRow = (attributes: string): void => {
    const isHidden = attributeOf(attributes, 'hidden') === '1'
    const isFiltered = /\bvisibility="(?:collapse|filter)"/.test(attributes)
    row = {
      cells: [],
      isHidden: isHidden || isFiltered,
      repeats: numberOf(attributes, 'number-rows-repeated'),
    }
  }
  const openCell = (attributes: string): void => {
    const place = numberOf(attributes, 'index') - 1
    const gap = Math.min(place, COLUMNS_MAX) - (row?.cells.length ?? 0)
    if (gap > 0) row?.cells.push(...Array<string>(gap).fill(''))
    const isNumber = attributeOf(attributes, 'value-type') === 'float'
    const value = isNumber ? attributeOf(attributes, 'value') : undefined
    cell = { text: '', value, repeats: numberOf(attributes, 'number-columns-repeated') }
  }
  const closeCell = (): void => {
    if (!row || !cell) return
    const text = cell.value ?? cell.text.trim()
    const free = COLUMNS_MAX - row.cells.length
    for (let count = Math.min(cell.repeats, free); count > 0; count -= 1) row.cells.push(text)
    cell = undefined
  }
  const closeRow = (): void => {
    const table = tables.at(-1)
    if (row && table && !row.isHidden) {
      const isBlank = row.cells.every((text) => text === '')
      const free = ROWS_MAX - table.length
      const cells = isBlank ? [] : row.cells
      const count = Math.min(row.repeats, free, isBlank ? BLANK_ROWS_MAX : free)
      for (let place = 0; place < count; place += 1) table.push(cells)
    }
    row = undefined
  }
  for (const token of markupTokens(markup)) {
    if (token.kind === 'text') {
      if (cell && !isStruck && silent === 0) cell.text += token.text
      continue
    }
    const { name } = token
    if (SILENT.has(name) && !(token.kind === 'start' && token.isEmpty))
      silent = Math.max(0, silent + (token.kind === 'start' ? 1 : -1))
    if (token.kind === 'start') {
      if (TABLES.has(name)) tables.push([])
      else if (ROWS.has(name)) openRow(token.attributes)
      else if (CELLS.has(name)) openCell(token.attributes)
      else if (name === 'p' && !row) {
        isParagraph = true
        openRow('')
        openCell('')
      } else if (name === 'r') isStruck = false
      else if (name === 'strike') isStruck = attributeOf(token.attributes, 'val') !== 'false'
      if (BLANKS.has(name) && cell) cell.text += ' '
    }
    if (token.kind === 'end' || token.isEmpty) {
      const isOwnRow = name === 'p' && isParagraph
      if (CELLS.has(name) || isOwnRow) closeCell()
      if (ROWS.has(name) || isOwnRow) closeRow()
      if (isOwnRow) isParagraph = false
    }
  }
  return tables
}

const numberOf = (attributes: string, name: string): number =>
  Math.max(1, Number.parseInt(attributeOf(attributes, name) ?? '1', 10) || 1)
