import { rolesOf } from './column-roles.ts'
import { labelOf } from '../scanning/label.ts'
import { isQuantityCell } from './line-parts.ts'
import { fieldRecords } from './field-records.ts'
import { FixedColumns } from './fixed-columns.ts'
import { fixedRecords } from './fixed-records.ts'
import { isHtml, textOfHtml } from './html-text.ts'
import { jsonItems } from './json-order.ts'
import { listTable } from './list-table.ts'
import { tablesOfMarkup } from './markup-tables.ts'
import { isUnsupportedOrderMessage } from './message-purpose.ts'
import { isUnit } from './quantity-words.ts'
import { deliveryWishesOf } from './message-wishes.ts'
import { isNumberCell } from './number-shape.ts'
import { expandCartUrls } from './cart-urls.ts'
import { xmlTable } from './xml-table.ts'
import {
  edifactItems,
  ORDER_MESSAGE_HEADINGS,
  ociFields,
  ociItems,
  x12Items,
  xmlItems,
  type OrderedItem,
} from './order-message.ts'

/** Separator between the cells of a line; `undefined` for free text. */
export type Separator = '\t' | ';' | '|' | ',' | '  ' | undefined

/** Cells of one line; `lineNo` counts from 1. */
export type ListRow = {
  readonly lineNo: number
  readonly source: string
  readonly cells: readonly string[]
  readonly separator: Separator
  /** Requested delivery day and address of an order message; set on the first row. */
  readonly wishes?: readonly string[]
}

const LINE_END = /\r\n|[\n\r\u2028\u2029\f\v]/
/** Comma between cells, but not within an article number ("2,30256"). */
const COMMA = /,(?!\d{5}(?:\D|$))/
/**
 * Comma between the cells of a file without quotation marks. A comma within a text is followed by a blank, so it
 * does not match.
 */
const TIGHT_COMMA = /,(?!\d{5}(?:\D|$))(?! )/
const SEP_LINE = /^sep=(.)$/i
const WIDE = / {2,}|\u3000+/
const LINES_PER_CELL = 20

/** Maximum length of a line in characters. No list has a longer line, and a line is read without interruption. */
export const LIST_LINE_LENGTH_MAX = 50_000

export const hasEndlessLine = (rows: readonly ListRow[]): boolean =>
  rows.some(({ source }) => source.length > LIST_LINE_LENGTH_MAX)

export type ListRejection =
  | { readonly kind: 'line-too-long' }
  | { readonly kind: 'too-many-lines'; readonly lines: number }
  /** An order message that cancels, changes or tests an order, or does not count in pieces. */
  | { readonly kind: 'no-plain-order' }

/** Rejects a text that is not a list by its length or its declared type, before it is split into cells. */
export function lengthRejection(text: string): ListRejection | undefined {
  const isMessage = isMachineMessage(text)
  let lines = 0
  let lineStart = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', lineStart)) {
    if (!isMessage && end - lineStart > LIST_LINE_LENGTH_MAX) return { kind: 'line-too-long' }
    lines += 1
    lineStart = end + 1
  }
  if (!isMessage && text.length - lineStart > LIST_LINE_LENGTH_MAX) return { kind: 'line-too-long' }
  if (lines > (isMessage ? MESSAGE_LINES_MAX : TEXT_LINES_MAX))
    return { kind: 'too-many-lines', lines: lines + 1 }
  return isUnsupportedOrderMessage(text) ? { kind: 'no-plain-order' } : undefined
}

/** Maximum number of lines of an order message, which has many lines per order line. */
const MESSAGE_LINES_MAX = 400_000
const TEXT_LINES_MAX = 60_000

/** A workbook as one XML file, of Excel 2003 or of LibreOffice. */
const SHEET_OF_XML = /urn:schemas-microsoft-com:office:spreadsheet|<office:document[\s>]/

/** Splits each line by its own separator, because lists are often merged from several sources. */
export function rowsOfText(text: string): readonly ListRow[] {
  if (SHEET_OF_XML.test(text.slice(0, 1_000))) return rowsOfCells(listTable(tablesOfMarkup(text)))
  const items = itemsOfMessage(text)
  const table = /^\ufeff?\s*</.test(text) && !isHtml(text) ? xmlTable(text) : undefined
  if (table && table.length - 1 > (items?.filter(isWhole).length ?? 0))
    return withWishes(
      rowsOfCells(table.map((cells) => cells.map((cell) => cell.replace(MACHINE_DECIMALS, '$1')))),
      deliveryWishesOf(text),
    )
  if (items) return withWishes(rowsOfItems(items), deliveryWishesOf(text))
  if (isHtml(text)) return rowsOfLines(textOfHtml(text))
  const records = fieldRecords(text.replace(/^\ufeff/, '').split(LINE_END))
  return records ? rowsOfCells(records) : rowsOfLines(text)
}

/** True for an order message in a machine format, by its first characters. */
const isMachineMessage = (text: string): boolean =>
  /^\s*(?:UNA|UNB\+|UNH\+|ISA[^\w\s]|[<[{])/.test(text.slice(0, 400).replace(/^\ufeff/, '')) ||
  text.includes('NEW_ITEM-')

/** Items of an order message in a machine format; undefined for any other text. */
function itemsOfMessage(text: string): readonly OrderedItem[] | undefined {
  const labels = labelItems(text)
  if (labels) return labels
  const start = text
    .slice(0, 400)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (/^(?:UNA|UNB\+|UNH\+)/.test(start)) return edifactItems(text)
  if (/^ISA[^\w\s]/.test(start)) return x12Items(text.slice(text.indexOf('ISA')))
  if (text.includes('NEW_ITEM-')) return ociItems(ociFields(text))
  if (start.startsWith('<') && !isHtml(text)) return xmlItems(text)
  return /^[[{]/.test(start) ? jsonItems(text.replace(/^\ufeff/, '')) : itemsWithin(text)
}

/** Items of an order message that follows the text of a mail. */
function itemsWithin(text: string): readonly OrderedItem[] | undefined {
  const index = text.slice(0, 20_000).search(/^(?:UN(?:A:|B\+|H\+)|<\?xml|<cXML|\{$|\[$|\{"|\[\{)/m)
  if (index < 1) return undefined
  const message = text.slice(index)
  if (message.startsWith('UN')) return edifactItems(message)
  if (message.startsWith('<')) return xmlItems(message)
  const end = Math.max(message.lastIndexOf('}'), message.lastIndexOf(']'))
  return jsonItems(message.slice(0, end + 1))
}

/**
 * Items of scanned or copied labels of parts, each in one line or in several; undefined if the text contains anything
 * else.
 */
function labelItems(text: string): readonly OrderedItem[] | undefined {
  const label = labelOf(text)
  if (!label && !labelOf(text.slice(0, 1_000).trimStart().split(LINE_END)[0] ?? '')) return undefined
  const labels = label
    ? [label]
    : text
        .split(LINE_END)
        .filter((line) => line.trim() !== '')
        .map(labelOf)
  return labels.every((each) => each?.number !== undefined)
    ? labels.map((each) => ({ number: each?.number ?? '', other: '', quantity: String(each?.pieces ?? 1) }))
    : undefined
}

const withWishes = ([first, ...rows]: readonly ListRow[], wishes: readonly string[]): readonly ListRow[] =>
  first ? [wishes.length > 0 ? { ...first, wishes } : first, ...rows] : rows

const rowsOfItems = (items: readonly OrderedItem[]): readonly ListRow[] =>
  rowsOfCells([
    [...ORDER_MESSAGE_HEADINGS],
    ...items.map(({ number, other, quantity, further = [] }) => [
      number,
      other,
      quantity.replace(MACHINE_DECIMALS, '$1'),
      ...further,
    ]),
  ])

const isWhole = ({ number, other, quantity }: OrderedItem): boolean =>
  quantity !== '' && (number !== '' || other !== '')

/** Quantity in an order message: the format defines the dot as decimal separator, and has no thousands separator. */
const MACHINE_DECIMALS = /^(\d{1,9})\.0{1,9}$/

/** Count, unit and part number without blanks between them: "10Stk2.46760". */
const GLUED = /(?<![\p{L}\p{N}.,])(\d{1,4})(\p{L}{1,8})\.?(?=\d{1,2}\.\d{5}(?!\d))/gu
/** A fraction, which is not a whole number of pieces: "3.71783 ½". */
const FRACTION = /(?<=\s)[¼½¾]$/u
const DECIMALS: Readonly<Record<string, string>> = { '¼': '0.25', '½': '0.5', '¾': '0.75' }

const unglued = (line: string): string =>
  line
    .replace(GLUED, (all, count: string, unit: string) => (isUnit(unit) ? `${count} ${unit} ` : all))
    .replace(FRACTION, (sign) => DECIMALS[sign] ?? sign)

function rowsOfLines(text: string): readonly ListRow[] {
  const lines = joinedLines(text.replace(/^\ufeff/, '').split(LINE_END))
  if (lines.at(-1)?.source === '') lines.pop()
  const declaredSeparator = SEP_LINE.exec(lines[0]?.source ?? '')?.[1]
  const sources = lines.map(({ source }) => source)
  const separator = declaredSeparator ?? rareSeparator(sources)
  const comma = commaOf(sources)
  const columns = new FixedColumns()
  const records = fixedRecords(sources)
  const lists = namedLists(sources)
  return lines.map(({ source, lineNo }, index) => {
    if (declaredSeparator !== undefined && index === 0)
      return { lineNo, source, cells: [''], separator: undefined }
    const record = records.get(index) ?? lists.get(index)
    if (record) return { lineNo, source, cells: record.map(clean), separator: '\t' }
    const row = splitLine(
      expandCartUrls(unglued(source).replace(CHAT_HEAD, '').replace(TIMED_HEAD, '').replace(BOX_LINE, '|')),
      separator,
      comma,
    )
    return {
      lineNo,
      source,
      ...row,
      cells: row.separator === '  ' ? columns.align(row.cells, sources, index) : row.cells,
    }
  })
}

const NAMED_LIST = /^(\p{L}[\p{L} .]{1,30}):? ?[:=] ?(\S[^:=]{0,2000})$/u

/** Reads lists with a label as rows of a transposed table: "Parts: 2.30256, 3.00130" and "Quantities: 4, 2". */
function namedLists(lines: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const cellsByLine = lines.map((line) => {
    if (line.length > LABELLED_MAX * 5 || !line.includes(',')) return undefined
    const [, name = '', values = ''] = NAMED_LIST.exec(line.trim()) ?? []
    return name === '' ? undefined : [name, ...values.split(COMMA).map(clean)]
  })
  const isOneOfTwo = (cells: readonly string[] | undefined, index: number): boolean =>
    [cellsByLine[index - 1], cellsByLine[index + 1]].some(
      (adjacent) =>
        cells !== undefined &&
        cells.length > 2 &&
        adjacent?.length === cells.length &&
        rolesOf([cells[0] ?? '', adjacent[0] ?? '']) !== undefined,
    )
  return new Map(
    cellsByLine.flatMap((cells, index) =>
      cells && isOneOfTwo(cells, index) ? [[index, cells] as const] : [],
    ),
  )
}

/** Lines between the columns of a drawn table. */
const BOX_LINE = /[│┃║]/g
/** Time and sender of a chat message: "[27/11, 08:14] Dave: ", "27.11.26, 08:14 - Dave: ". */
const CHAT_HEAD =
  /^\u200e?\[?\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: -)? [^:\d]{1,40}: /iu
/**
 * Time first, then an optional date and the sender of a chat message: "[08:14, 27.11.2026] Dave: ", "[08:14] Dave: ".
 */
const TIMED_HEAD =
  /^\u200e?\[\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?:, \d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?)?\](?: -)? [^:\d]{1,40}: /iu

const RARE = ['¦', '^', '~', '\u0001', '\u001f', '§']

/** Separator that occurs in every line as often as in the first. */
function rareSeparator(lines: readonly string[]): string | undefined {
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length < 2) return undefined
  const count = (line: string, marker: string): number => line.split(marker).length
  const [first = ''] = filled
  return RARE.find(
    (marker) =>
      first.includes(marker) && filled.every((line) => count(line, marker) === count(first, marker)),
  )
}

/** Rows of a file that is already split into cells. */
export const rowsOfCells = (rows: readonly (readonly string[])[]): readonly ListRow[] =>
  rows.map((cells, index) => ({
    lineNo: index + 1,
    source: cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).join('\t'),
    cells: cells.map((cell) => clean(cell)),
    separator: '\t',
  }))

/** Joins the lines of a quoted cell that contains line breaks. */
function joinedLines(lines: readonly string[]): { source: string; lineNo: number }[] {
  const joined: { source: string; lineNo: number }[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const lineNo = index + 1
    let source = lines[index] ?? ''
    if (isOpen(source)) {
      const below = lines.slice(index + 1, index + 1 + LINES_PER_CELL)
      const end = below.findIndex((line) => quotes(line) % 2 === 1) + 1
      if (end > 0) {
        source = lines.slice(index, index + end + 1).join('\n')
        index += end
      }
    }
    joined.push({ source, lineNo })
  }
  return joined
}

const quotes = (line: string): number => line.split('"').length - 1
const isOpen = (line: string): boolean => quotes(line) % 2 === 1 && /(?:^|[\t;,|])"(?!\s|$)/.test(line)

/** The comma that separates the cells of a list; undefined if commas only occur between words. */
function commaOf(lines: readonly string[]): RegExp | undefined {
  const commaLines = lines.filter((line) => line.includes(',') && !/[\t;|]/.test(line))
  const quoted = commaLines.filter((line) => line.startsWith('"') && line.includes('","')).length
  if (quoted > 1 && quoted === commaLines.length) return COMMA
  const tables = [COMMA, TIGHT_COMMA].map((mark) => ({
    mark,
    rows: commaLines.map((line) => cellsBy(line, mark)),
  }))
  const evenFirst = tables.toSorted((one, other) => Number(isEven(other.rows)) - Number(isEven(one.rows)))
  return evenFirst.find(({ rows }) => isCommaTable(rows))?.mark
}

/** True for rows of equally many cells. */
const isEven = (rows: readonly (readonly string[])[]): boolean => lengthsOf(rows).size === 1

function lengthsOf(rows: readonly (readonly string[])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  return counts
}

/** True if all lines have the same number of cells, and a heading or in most lines a number and a quantity. */
function isCommaTable(rows: readonly (readonly string[])[]): boolean {
  if (rows.length < 2) return false
  const counts = lengthsOf(rows)
  const max = Math.max(...counts.values())
  if (rows.some((cells) => cells.length > 1 && rolesOf(cells))) return true
  const headers = rows.map(([header = '']) => header)
  if (counts.size === 1 && !headers.some((header) => /^\d/.test(header)) && rolesOf(headers)) return true
  const clear = rows.filter((cells) => cells.some((cell) => isNumberCell(cell)) && cells.length > 2).length
  return (
    max >= rows.length * 0.8 &&
    clear >= rows.length * 0.8 &&
    rows.every((cells) => cells.every((cell) => cell.length <= 60))
  )
}

function splitLine(line: string, declaredSeparator: string | undefined, comma: RegExp | undefined) {
  const row = (separator: Separator, mark: string | RegExp) => {
    const cells = cellsBy(line, mark)
    return { cells: separator === '|' ? withoutEdges(line, cells) : cells, separator }
  }
  const bare = line.includes('"') ? line.replace(/"(?:[^"]|"")*"/g, '""') : line
  if (declaredSeparator !== undefined && bare.includes(declaredSeparator))
    return row(declaredSeparator as Separator, declaredSeparator === ',' ? COMMA : declaredSeparator)
  if (isLabelledLine(bare))
    return { cells: [clean(line.replace(/[|;\t]| {2,}/g, ' , '))], separator: undefined }
  if (bare.includes('\t')) return row('\t', '\t')
  const pairs = bare.includes(';') ? pairsIn(bare) : undefined
  if (pairs) return { cells: [pairs.map((cells) => cells.join(' ')).join(' , ')], separator: undefined }
  if (bare.includes(';') && !(comma && endsStatement(bare))) return row(';', ';')
  // a row such as "|| Part || Quantity ||" is the heading of a table in a wiki
  if (bare.includes('|')) return row('|', bare.startsWith('||') ? '||' : '|')
  if (bare.includes(',')) {
    const cells = cellsBy(line, comma ?? COMMA)
    if (comma || isClearPair(cells)) return { cells, separator: ',' as const }
  }
  if (WIDE.test(line.trim()) && !/^\s*(?:>|[-*•]\s)/.test(line)) {
    const cells = line.trim().split(WIDE).map(clean)
    return { cells, separator: '  ' as const }
  }
  return { cells: [clean(line)], separator: undefined }
}

/** True if a line ends a sentence, in a text whose cells are separated by commas. */
const endsStatement = (line: string): boolean => {
  const text = line.trimEnd()
  return text.includes(',') && text.indexOf(';') === text.length - 1
}

/** Splits a line with several numbers and their quantities: "2.30256,4;3.00130,2". */
function pairsIn(line: string): readonly (readonly string[])[] | undefined {
  if (line.length > LABELLED_MAX) return undefined
  const pairs = line
    .split(';')
    .map((pair) => pair.split(COMMA).map(clean))
    .filter(([first]) => first !== '')
  return pairs.length > 1 && pairs.every((cells) => cells.length === 2 && isClearPair(cells))
    ? pairs
    : undefined
}

/** True for a line with a label before each value: "Code: 2.30256 | Quantity: 4". */
function isLabelledLine(line: string): boolean {
  if (line.length > LABELLED_MAX || !line.includes(':')) return false
  const cells = line.trim().split(/[|;\t]| {2,}/)
  const labels = cells.map((cell) => cell.slice(0, Math.max(0, cell.indexOf(':'))).trim())
  return cells.length > 1 && labels.every((label) => label !== '') && rolesOf(labels) !== undefined
}
const LABELLED_MAX = 400

const isClearPair = (cells: readonly string[]): boolean => {
  const numbers = cells.filter((cell) => isNumberCell(cell) && !isQuantityCell(cell))
  return cells.length > 1 &&
    numbers.length <= 1 &&
    cells.some((cell) => isNumberCell(cell)) &&
    cells.some(isQuantityCell)
    ? cells.every((cell) => cell.split(' ').length <= 8)
    : false
}

/**
 * Removes the empty cells at the edges of a Markdown table, which has the separator at the start and end of each line.
 */
const withoutEdges = (line: string, cells: readonly string[]): readonly string[] => {
  const text = line.trim()
  return text.startsWith('|') ? cells.slice(1, text.endsWith('|') && text.length > 1 ? -1 : undefined) : cells
}

/** Splits by a separator, except within quotes. */
function cellsBy(line: string, separator: string | RegExp): readonly string[] {
  const quoted: string[] = []
  const hidden = line.includes('"') ? withoutQuoted(line, quoted) : line
  return hidden
    .split(separator)
    .map((cell) =>
      clean(cell.replace(/\u0000(\d+)\u0000/g, (all, place: string) => quoted[Number(place)] ?? all)),
    )
    .map((cell, _, cells) => (cells.length > 1 ? cell.replace(STRUCK_CELL, '') : cell))
}

const STRUCK_CELL = /^~~[^~]{1,200}~~$/
const EDGE = /^\s?[\t;,|]|^\s*$/

/** Moves the quoted cells of a line to `quoted` and leaves placeholders. */
function withoutQuoted(line: string, quoted: string[]): string {
  let lineWithPlaceholders = ''
  let index = 0
  for (let open = line.indexOf('"'); open >= 0; open = line.indexOf('"', index)) {
    const isCell = /(?:^|[\t;,|])\s?$/.test(line.slice(Math.max(0, open - 2), open))
    let end = isCell ? line.indexOf('"', open + 1) : -1
    while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2)
    if (end >= 0 && EDGE.test(line.slice(end + 1, end + 3))) {
      lineWithPlaceholders += `${line.slice(index, open)}\u0000${quoted.length}\u0000`
      quoted.push(line.slice(open + 1, end).replaceAll('""', '"'))
      index = end + 1
    } else {
      lineWithPlaceholders += line.slice(index, open + 1)
      index = open + 1
    }
  }
  return lineWithPlaceholders + line.slice(index)
}

/** Spreadsheets preserve leading zeros as `="0012"`. */
const clean = (cell: string): string =>
  cell
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .replace(/^\*\*(.*)\*\*$/, '$1')
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'([^']*)'$/, '$1')
    .replace(/^'(?=[\d+=@-])/, '')
