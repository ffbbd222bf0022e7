import { attributeOf, markupTokens, type MarkupToken } from '#domain/list-reader/markup.ts'
import { UNKNOWN_VALUE, withMergedCells, type MergedCells } from '#domain/list-reader/merged-cells.ts'
import { displayedNumber } from '#domain/list-reader/displayed-number.ts'
import { FileRejected } from './file-rejected.ts'
import { dayOf, formatted, numberFormatOf, type NumberFormat } from './number-format.ts'

/** Maximum number of rows of a sheet. A list of 20,000 lines may have blank rows between its lines. */
const ROWS_MAX = 100_000
const TEXT_MAX = 50_000
/** Maximum number of columns; a list has few. */
const COLUMNS_MAX = 1_000
const CELLS_MAX = 4_000_000

type Sheet = readonly (readonly string[])[]
/** Texts by row and column, both from 1. */
type Cells = Map<number, Map<number, string>>
type Style = { readonly format: NumberFormat; readonly isStruck: boolean }
type Book = { readonly texts: readonly string[]; readonly styles: readonly Style[]; readonly is1904: boolean }
type Start = Extract<MarkupToken, { kind: 'start' }>

/**
 * Reads the sheets of an unpacked workbook as displayed: without hidden sheets, rows, columns and
 * struck-through cells, with saved results instead of formulas, and with formatted numbers. A formula without a
 * saved result has an unknown value.
 */
export function sheetsOfWorkbook(files: Readonly<Record<string, Uint8Array>>): readonly Sheet[] {
  const parts = new Map(Object.entries(files).map(([name, bytes]) => [name.toLowerCase(), bytes]))
  const tokensOf = (path: string): Iterable<MarkupToken> => tokensIn(parts.get(path))
  const root = relationsOf('', tokensOf)
  const path = root.find(({ type }) => type === 'officedocument')?.path ?? 'xl/workbook.xml'
  if (!parts.has(path)) throw new Error('The archive holds no workbook')
  const relations = relationsOf(path, tokensOf)
  const pathOf = (type: string, usual: string): string =>
    relations.find((each) => each.type === type)?.path ?? resolved(folderOf(path), usual)
  const ids: string[] = []
  let is1904 = false
  for (const token of tokensOf(path)) {
    if (token.kind !== 'start') continue
    if (token.name === 'workbookpr') is1904 = isTrue(attributeOf(token.attributes, 'date1904'))
    const state = token.name === 'sheet' ? (attributeOf(token.attributes, 'state') ?? '') : undefined
    if (state !== undefined && !/^(?:veryHidden|hidden)$/i.test(state))
      ids.push(attributeOf(token.attributes, 'id') ?? '')
  }
  const book: Book = {
    texts: sharedTexts(tokensOf(pathOf('sharedstrings', 'sharedStrings.xml'))),
    styles: stylesOf(tokensOf(pathOf('styles', 'styles.xml'))),
    is1904,
  }
  return relations
    .filter(({ id, type }) => type === 'worksheet' && ids.includes(id))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ path: sheet }) => sheetOf(tokensOf(sheet), book))
}

/** Throws for endless texts and for XML that declares entities. */
function* tokensIn(bytes: Uint8Array | undefined): Generator<MarkupToken> {
  const xml = new TextDecoder(bytes?.[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
  if (xml.includes('<!ENTITY')) throw new Error('The part has entities of its own')
  for (const token of markupTokens(xml)) {
    const length =
      token.kind === 'text' ? token.text.length : token.kind === 'start' ? token.attributes.length : 0
    if (length > TEXT_MAX) throw new FileRejected({ kind: 'line-too-long' })
    yield token
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

type Relation = { readonly id: string; readonly type: string; readonly path: string }

/**
 * Relations of a file within the workbook, by id. Strict and transitional workbooks differ only in the namespace of the
 * types.
 */
function relationsOf(part: string, tokensOf: (path: string) => Iterable<MarkupToken>): readonly Relation[] {
  const folder = folderOf(part)
  const relations: Relation[] = []
  for (const token of tokensOf(`${folder}_rels/${part.slice(folder.length)}.rels`)) {
    if (token.kind !== 'start' || token.name !== 'relationship') continue
    const [id = '', type = '', target = ''] = ['id', 'type', 'target'].map((name) =>
      attributeOf(token.attributes, name),
    )
    relations.push({
      id,
      type: type.slice(type.lastIndexOf('/') + 1).toLowerCase(),
      path: resolved(folder, target),
    })
  }
  return relations
}

/** Resolves a target: "worksheets/sheet1.xml", "/xl/worksheets/sheet1.xml", "../xl/worksheets/sheet1.xml". */
function resolved(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/').toLowerCase()
  const steps: string[] = []
  for (const step of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true'

/** True for `<strike/>`, `<strike val="1"/>`. */
const strikes = ({ name, attributes }: Start): boolean =>
  name === 'strike' && isTrue(attributeOf(attributes, 'val') ?? '1')

/** Collects the text of a cell with several fonts, without struck-through parts and phonetic hints. */
class RichText {
  text = ''
  #name = ''
  #phonetic = false
  #isStruck = false

  take(token: MarkupToken): void {
    if (token.kind === 'text') {
      if (this.#name === 't' && !this.#phonetic && !this.#isStruck) this.text += token.text
      return
    }
    if (token.kind === 'start' && strikes(token)) this.#isStruck = true
    this.#name = token.kind === 'start' && !token.isEmpty ? token.name : ''
    if (token.name === 'rph') this.#phonetic = token.kind === 'start' && !token.isEmpty
    if (token.name === 'r') this.#isStruck = false
  }
}

/** Decodes escaped characters in texts of a workbook: "_x000D_". */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

function sharedTexts(tokens: Iterable<MarkupToken>): readonly string[] {
  const texts: string[] = []
  let rich = new RichText()
  for (const token of tokens) {
    if (token.kind !== 'text' && token.name === 'si') {
      if (token.kind === 'start') rich = new RichText()
      if (token.kind === 'end' || token.isEmpty) texts.push(unescaped(rich.text))
    } else rich.take(token)
  }
  return texts
}

function stylesOf(tokens: Iterable<MarkupToken>): readonly Style[] {
  const codes = new Map<number, string>()
  const struckFonts: boolean[] = []
  const styles: Style[] = []
  let section = ''
  for (const token of tokens) {
    if (token.kind === 'text') continue
    const { kind, name } = token
    if (/^(?:numfmts|fonts|cellxfs)$/.test(name)) section = kind === 'start' && !token.isEmpty ? name : ''
    if (kind !== 'start') continue
    const value = (attribute: string): number => Number(attributeOf(token.attributes, attribute) ?? 0)
    if (section === 'numfmts' && name === 'numfmt')
      codes.set(value('numfmtid'), attributeOf(token.attributes, 'formatcode') ?? '')
    if (section === 'fonts' && name === 'font') struckFonts.push(false)
    if (section === 'fonts' && strikes(token)) struckFonts[struckFonts.length - 1] = true
    if (section === 'cellxfs' && name === 'xf') {
      const id = value('numfmtid')
      styles.push({
        format: numberFormatOf(codes.get(id), id),
        isStruck: struckFonts[value('fontid')] === true,
      })
    }
  }
  return styles
}

type Cell = {
  readonly type: string
  readonly style: Style | undefined
  readonly rich: RichText
  value: string
  isFormula: boolean
  hasValue: boolean
}

/** A range of rows or columns, both ends included. */
type Range = readonly [first: number, last: number]

function sheetOf(tokens: Iterable<MarkupToken>, book: Book): Sheet {
  const sheet = new OpenSheet(book)
  for (const token of tokens) sheet.take(token)
  return sheet.shown()
}

class OpenSheet {
  readonly #book: Book
  readonly #cells: Cells = new Map()
  readonly #hiddenColumns: Range[] = []
  readonly #hiddenRows = new Set<number>()
  readonly #merged: string[] = []
  #row = 0
  #column = 0
  #width = 0
  #cell: Cell | undefined
  #isOpen = false
  #isValue = false

  constructor(book: Book) {
    this.#book = book
  }

  take(token: MarkupToken): void {
    if (token.kind === 'text') {
      if (this.#isValue && this.#cell) this.#cell.value += token.text
      else this.#cell?.rich.take(token)
      return
    }
    if (token.name === 'sheetdata') this.#isOpen = token.kind === 'start' && !token.isEmpty
    if (token.kind === 'start') this.#start(token)
    else if (token.name === 'v') this.#isValue = false
    else this.#cell?.rich.take(token)
    if (token.name === 'c' && (token.kind === 'end' || token.isEmpty)) this.#closeCell()
  }

  shown(): Sheet {
    if (this.#isOpen) throw new Error('The sheet has no end')
    const isShown = (index: number): boolean =>
      !this.#hiddenColumns.some(([first, last]) => index >= first && index <= last)
    const rowsMerged = moveMerged(this.#cells, this.#merged, (index) => !this.#hiddenRows.has(index), isShown)
    return withMergedCells(shownCells(this.#cells, this.#hiddenRows, isShown), rowsMerged)
  }

  #start(token: Start): void {
    const attribute = (key: string) => attributeOf(token.attributes, key)
    const isHidden = (size: string) => isTrue(attribute('hidden')) || isNothing(attribute(size))
    switch (token.name) {
      case 'row':
        this.#row = Number(attribute('r')) || this.#row + 1
        this.#column = 0
        if (isHidden('ht')) this.#hiddenRows.add(this.#row)
        break
      case 'c':
        this.#openCell(attribute('r') ?? '', attribute('t'), attribute('s'))
        break
      case 'v':
        this.#isValue = !token.isEmpty
        if (this.#cell) this.#cell.hasValue = true
        break
      case 'f':
        if (this.#cell) this.#cell.isFormula = true
        break
      case 'col':
        if (isHidden('width')) this.#hiddenColumns.push([Number(attribute('min')), Number(attribute('max'))])
        break
      case 'mergecell':
        this.#merged.push(attribute('ref') ?? '')
        break
      default:
        this.#cell?.rich.take(token)
    }
  }

  #openCell(reference: string, type = 'n', style = '0'): void {
    const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d*)$/i.exec(reference) ?? []
    this.#column = letters === '' ? this.#column + 1 : columnOf(letters)
    // some files have rows without a number
    if (this.#column === 1 && this.#row === 0) this.#row = Number(digits) || 1
    this.#cell = {
      type,
      style: this.#book.styles[Number(style)],
      value: '',
      rich: new RichText(),
      isFormula: false,
      hasValue: false,
    }
  }

  #closeCell(): void {
    const text = this.#cell ? cellText(this.#cell, this.#book) : ''
    this.#cell = undefined
    if (text === '') return
    const row = this.#row
    if (row > ROWS_MAX) throw new FileRejected({ kind: 'too-many-lines', lines: row })
    this.#width = Math.max(this.#width, this.#column)
    if (this.#width > COLUMNS_MAX || this.#width * row > CELLS_MAX) throw new Error('The sheet is too wide')
    const rowCells = this.#cells.get(row) ?? new Map<number, string>()
    this.#cells.set(row, rowCells.set(this.#column, text))
  }
}

const isNothing = (size: string | undefined): boolean => size !== undefined && Number(size) === 0

/** Rows up to the last one with content. Hidden rows are blank, so that the row numbers remain correct. */
function shownCells(
  cells: Cells,
  hiddenRows: ReadonlySet<number>,
  isShown: (column: number) => boolean,
): Sheet {
  let [height, width] = [0, 0]
  for (const [row, rowCells] of cells) {
    if (hiddenRows.has(row)) continue
    height = Math.max(height, row)
    for (const column of rowCells.keys()) width = Math.max(width, column)
  }
  const columns = Array.from({ length: width }, (_, index) => index + 1).filter(isShown)
  return Array.from({ length: height }, (_, index) => {
    const rowCells = hiddenRows.has(index + 1) ? undefined : cells.get(index + 1)
    return columns.map((column) => rowCells?.get(column) ?? '')
  })
}

const MERGED = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i
const MERGED_MAX = 20_000

/**
 * Moves the text of merged cells to the first visible one; the contents of the others are not displayed. Returns the
 * cells that are merged over several rows.
 */
function moveMerged(
  cells: Cells,
  ranges: readonly string[],
  isRowShown: (row: number) => boolean,
  isColumnShown: (column: number) => boolean,
): readonly MergedCells[] {
  let remainingCells = CELLS_MAX
  return ranges.slice(0, MERGED_MAX).flatMap((range): readonly MergedCells[] => {
    const [, from = '', top = '', to = '', bottom = ''] = MERGED.exec(range) ?? []
    const [first, last] = [columnOf(from), Math.min(columnOf(to), COLUMNS_MAX)]
    const end = Math.min(Number(bottom), ROWS_MAX)
    const text = cells.get(Number(top))?.get(first)
    remainingCells -= Math.max(0, end - Number(top)) + 1
    if (top === '' || remainingCells < 0) return []
    const rows = Array.from({ length: Math.max(0, end - Number(top) + 1) }, (_, index) => Number(top) + index)
    for (const rowCells of rows.flatMap((index) => cells.get(index) ?? []))
      for (const column of rowCells.keys()) if (column >= first && column <= last) rowCells.delete(column)
    const row = firstOf(Number(top), end, isRowShown)
    const column = firstOf(first, last, isColumnShown)
    if (text === undefined || row === undefined || column === undefined) return []
    cells.set(row, (cells.get(row) ?? new Map<number, string>()).set(column, text))
    const before = Array.from({ length: column - 1 }, (_, index) => index + 1).filter(isColumnShown).length
    return [{ column: before, rows: rows.filter(isRowShown).map((index) => index - 1) }]
  })
}

function firstOf(from: number, to: number, isShown: (place: number) => boolean): number | undefined {
  for (let index = from; index <= to; index += 1) if (isShown(index)) return index
  return undefined
}

/** Number of a column: 27 for AA. */
function columnOf(letters: string): number {
  if (letters.length > 3) return Infinity
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function cellText({ type, style, value, rich, isFormula, hasValue }: Cell, book: Book): string {
  if (style?.isStruck || style?.format.kind === 'hidden') return ''
  // an empty text is a valid result of a formula; a formula without any saved result has an unknown value
  if (isFormula && value.trim() === '' && !(type === 'str' && hasValue)) return UNKNOWN_VALUE
  if (type === 's') return book.texts[Number(value)] ?? ''
  if (type === 'inlineStr') return unescaped(rich.text)
  if (type === 'b') return isTrue(value.trim()) ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.slice(0, 10)
  return type === 'n' ? numberText(value.trim(), style?.format, book.is1904) : unescaped(value)
}

function numberText(value: string, format: NumberFormat | undefined, is1904: boolean): string {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value
  if (format?.kind === 'date') return dayOf(number, is1904) ?? value
  if (format?.kind === 'percent') return `${Number((number * 100).toPrecision(12))}%`
  const plain = plainNumber(value, number)
  return format?.kind === 'digits' ? displayedNumber(plain, formatted(number, format.pieces)) : plain
}

/**
 * The number without an exponent ("4.00638E12") and without rounding errors of binary fractions ("2.3025600000000002").
 */
const plainNumber = (value: string, number: number): string =>
  /e/i.test(value) || /^-?\d+\.\d{12,}$/.test(value)
    ? String(Number.isInteger(number) ? number : Number(number.toPrecision(12)))
    : value
