import { HiddenStyles, isZeroSize } from './hidden-styles.ts'
import { attributeOf, markupTokens, type MarkupToken } from './markup.ts'
import { UNKNOWN_VALUE, withMergedCells, type MergedCells } from './merged-cells.ts'
import { displayedNumber } from './displayed-number.ts'

type Row = readonly string[]

/** Maximum number of columns, far more than a list has: sheets repeat an empty cell up to the last column. */
const COLUMNS_MAX = 200
/** Maximum number of rows, more than that of a list, so that a list with too many rows is rejected. */
const ROWS_MAX = 25_000
const BLANK_ROWS_MAX = 100

const TABLES = new Set(['table', 'body'])
const ROWS = new Set(['row', 'table-row', 'tr'])
const CELLS = new Set(['cell', 'table-cell', 'covered-table-cell', 'tc'])
const BLANKS = new Set(['p', 's', 'tab', 'br', 'line-break'])
const COLUMNS = new Set(['table-column', 'column'])
const GROUPS = new Set(['table-row-group', 'table-column-group'])
/** Text properties of deleted or hidden text, which is not ordered. */
const NOT_SHOWN = new Set(['strike', 'dstrike', 'vanish'])
/** Elements of comments and deleted text. */
const SILENT = new Set(['annotation', 'deltext', 'instrtext', 'comment'])

type OpenRow = {
  readonly cells: string[]
  readonly isHidden: boolean
  readonly repeats: number
  /** Merged cells: the column of the first, and how many cells are merged. */
  readonly merged: (readonly [column: number, width: number])[]
  /** Cells merged over several rows: their column, and the number of rows. */
  readonly tall: (readonly [column: number, height: number])[]
}
type OpenCell = {
  text: string
  /** True for a formula whose result is not saved. */
  isUnknown: boolean
  /** Value from an attribute, for cells whose text is not in a paragraph. */
  readonly stored: string
  readonly isCovered: boolean
  readonly height: number
  readonly value: string | undefined
  readonly isStruck: boolean
  readonly repeats: number
  readonly width: number
}

/**
 * XML of OpenDocument, SpreadsheetML and WordprocessingML as displayed: tables, or paragraphs as rows of one
 * cell. Hidden sheets, rows, columns and text are omitted, and struck-through text as well.
 */
export function tablesOfMarkup(markup: string): readonly (readonly Row[])[] {
  const tables = new MarkupTables()
  for (const token of markupTokens(markup)) {
    if (token.kind === 'text') tables.takeText(token.text)
    else tables.takeTag(token)
  }
  return tables.all
}

type Tag = Exclude<MarkupToken, { kind: 'text' }>
type Start = Extract<MarkupToken, { kind: 'start' }>

class MarkupTables {
  readonly #tables: Row[][] = []
  readonly #tallCells: MergedCells[][] = []
  /** Cells that extend from a row above into the rows below; `left` counts hidden rows as well. */
  #tall: { readonly merged: { column: number; rows: number[] }; left: number }[] = []
  readonly #styles = new HiddenStyles()
  #row: OpenRow | undefined
  #cell: OpenCell | undefined
  #isParagraph = false
  #isStruck = false
  #silent = 0
  #isTableHidden = false
  /** True within the element `Visible` of a SpreadsheetML sheet. */
  #isState = false
  #hiddenColumns = new Set<number>()
  #columns = 0
  /** True for each open group that is collapsed. */
  readonly #groups: boolean[] = []
  readonly #spans: boolean[] = []

  get all(): readonly (readonly Row[])[] {
    return this.#tables.map((table, index) => withMergedCells(table, this.#tallCells[index] ?? []))
  }

  takeText(text: string): void {
    if (this.#isState && /^Sheet(?:Very)?Hidden$/.test(text.trim())) this.#dropTable()
    const isShown = !this.#isStruck && this.#silent === 0 && !this.#spans.includes(true)
    if (this.#cell && isShown) this.#cell.text += text
  }

  takeTag(tag: Tag): void {
    const opening = tag.kind === 'start' && !tag.isEmpty ? tag : undefined
    this.#styles.take(tag)
    this.#isState = opening?.name === 'visible'
    this.#takeNesting(tag, opening)
    if (tag.kind === 'start') this.#start(tag)
    if (!opening) this.#end(tag.name)
  }

  /** Tracks nested groups, spans and ignored elements. */
  #takeNesting({ kind, name }: Tag, opening: Start | undefined): void {
    if (GROUPS.has(name)) {
      if (opening) this.#groups.push(attributeOf(opening.attributes, 'display') === 'false')
      else this.#groups.pop()
    }
    if (name === 'span' && opening)
      this.#spans.push(this.#styles.isStruck(attributeOf(opening.attributes, 'style-name')))
    else if (name === 'span' && kind === 'end') this.#spans.pop()
    if (!SILENT.has(name)) return
    if (opening) this.#silent += 1
    else if (kind === 'end') this.#silent = Math.max(0, this.#silent - 1)
  }

  #start({ name, attributes }: Start): void {
    if (TABLES.has(name)) this.#openTable(attributes)
    else if (COLUMNS.has(name)) this.#takeColumn(attributes)
    else if (ROWS.has(name)) this.#openRow(attributes)
    else if (CELLS.has(name)) this.#openCell(attributes, name)
    else if (name === 'p' && !this.#row) {
      this.#isParagraph = true
      this.#openRow('')
      this.#openCell('')
    } else if (name === 'r') this.#isStruck = false
    else if (NOT_SHOWN.has(name))
      this.#isStruck ||= !/^(?:false|0|off)$/.test(attributeOf(attributes, 'val') ?? '')
    else if (name === 'data' && this.#cell) this.#cell.isUnknown = false
    if (BLANKS.has(name) && this.#cell) this.#cell.text += ' '
  }

  #end(name: string): void {
    const isOwnRow = name === 'p' && this.#isParagraph
    if (CELLS.has(name) || isOwnRow) this.#closeCell()
    if (ROWS.has(name) || isOwnRow) this.#closeRow()
    if (isOwnRow) this.#isParagraph = false
    if (TABLES.has(name) && this.#isTableHidden) {
      this.#dropTable()
      this.#isTableHidden = false
    }
  }

  #isHidden(attributes: string): boolean {
    return (
      this.#groups.includes(true) ||
      /^(?:1|true)$/.test(attributeOf(attributes, 'hidden') ?? '') ||
      /^(?:collapse|filter)$/.test(attributeOf(attributes, 'visibility') ?? '') ||
      isZeroSize(attributeOf(attributes, 'width') ?? attributeOf(attributes, 'height')) ||
      this.#styles.isHidden(attributeOf(attributes, 'style-name'))
    )
  }

  #openTable(attributes: string): void {
    this.#tables.push([])
    this.#tallCells.push([])
    this.#tall = []
    this.#isTableHidden = this.#styles.isHidden(attributeOf(attributes, 'style-name'))
    this.#hiddenColumns = new Set()
    this.#columns = 0
  }

  #dropTable(): void {
    this.#tables.pop()
    this.#tallCells.pop()
  }

  #takeColumn(attributes: string): void {
    const from = Math.max(this.#columns, numberOf(attributes, 'index') - 1)
    const further = attributeOf(attributes, 'span')
    const count = further ? Number(further) + 1 : numberOf(attributes, 'number-columns-repeated')
    const end = Math.min(from + count, COLUMNS_MAX)
    if (this.#isHidden(attributes))
      for (let index = from; index < end; index += 1) this.#hiddenColumns.add(index)
    this.#columns = from + count
  }

  #openRow(attributes: string): void {
    this.#row = {
      cells: [],
      isHidden: this.#isHidden(attributes),
      repeats: numberOf(attributes, 'number-rows-repeated'),
      merged: [],
      tall: [],
    }
  }

  #openCell(attributes: string, name = ''): void {
    const index = numberOf(attributes, 'index') - 1
    const gap = Math.min(index, COLUMNS_MAX) - (this.#row?.cells.length ?? 0)
    if (gap > 0) this.#row?.cells.push(...Array<string>(gap).fill(''))
    const type = attributeOf(attributes, 'value-type')
    const style = attributeOf(attributes, 'style-name') ?? attributeOf(attributes, 'styleid')
    this.#cell = {
      text: '',
      isUnknown: attributeOf(attributes, 'formula') !== undefined && type === undefined,
      stored: attributeOf(attributes, 'string-value') ?? '',
      isCovered: name === 'covered-table-cell',
      height: numberOf(attributes, 'number-rows-spanned') + numberOf(attributes, 'mergedown', 0),
      value: type === 'float' ? attributeOf(attributes, 'value') : undefined,
      isStruck: this.#styles.isStruck(style),
      repeats: numberOf(attributes, 'number-columns-repeated'),
      width: numberOf(attributes, 'number-columns-spanned'),
    }
  }

  #closeCell(): void {
    const [row, cell] = [this.#row, this.#cell]
    if (!row || !cell) return
    const text = shownText(cell)
    const free = COLUMNS_MAX - row.cells.length
    if (cell.height > 1 && text !== '') row.tall.push([row.cells.length, cell.height])
    if (cell.width > 1) row.merged.push([row.cells.length, Math.min(cell.width, COLUMNS_MAX)])
    for (let count = Math.min(cell.repeats, free); count > 0; count -= 1) row.cells.push(text)
    this.#cell = undefined
  }

  #closeRow(): void {
    const row = this.#row
    const table = this.#tables.at(-1)
    const displayed = row?.isHidden === false && table ? { row, table } : undefined
    for (const each of this.#tall) {
      if (displayed && each.left > 0) each.merged.rows.push(displayed.table.length)
      each.left -= row?.repeats ?? 1
    }
    this.#tall = this.#tall.filter(({ left }) => left > 0)
    if (displayed) {
      this.#storeRowSpans(displayed.row, displayed.table.length)
      this.#addRow(displayed.row, displayed.table)
    }
    this.#row = undefined
  }

  /** Stores the cells of the row that span further rows. */
  #storeRowSpans({ tall }: OpenRow, index: number): void {
    for (const [column, height] of tall) {
      if (this.#hiddenColumns.has(column)) continue
      const before = [...this.#hiddenColumns].filter((hidden) => hidden < column).length
      const merged = { column: column - before, rows: [index] }
      this.#tallCells.at(-1)?.push(merged)
      this.#tall.push({ merged, left: height - 1 })
    }
  }

  #addRow(row: OpenRow, table: Row[]): void {
    const shownCells = this.#shownCells(row)
    const isBlank = shownCells.every((text) => text === '')
    const free = ROWS_MAX - table.length
    const cells = isBlank ? [] : shownCells
    const count = Math.min(row.repeats, free, isBlank ? BLANK_ROWS_MAX : free)
    for (let index = 0; index < count; index += 1) table.push(cells)
  }

  /** Cells without those of hidden columns; the text of merged cells moves to the first visible one. */
  #shownCells({ cells, merged }: OpenRow): Row {
    if (this.#hiddenColumns.size === 0) return cells
    const isShown = (column: number): boolean => !this.#hiddenColumns.has(column)
    for (const [column, width] of merged) {
      if (isShown(column)) continue
      const first = Array.from({ length: width }, (_, index) => column + index).find(isShown)
      if (first !== undefined) cells[first] = cells[column] ?? ''
    }
    return Array.from(cells, (text) => text ?? '').filter((_, column) => isShown(column))
  }
}

/** Displayed text of a cell; a cell that a merged cell covers still contains its text from before the merge. */
function shownText({ text, stored, isUnknown, isCovered, isStruck, value }: OpenCell): string {
  if (isStruck || isCovered) return ''
  if (value !== undefined) return displayedNumber(value, text)
  return text.trim() || stored.trim() || (isUnknown ? UNKNOWN_VALUE : '')
}

const numberOf = (attributes: string, name: string, minimum = 1): number =>
  Math.max(minimum, Number.parseInt(attributeOf(attributes, name) ?? '', 10) || minimum)
