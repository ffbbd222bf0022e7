import { normalizePartNumber } from '../shared/normalize-part-number.ts'
import { withConfirmation, isQuantityCell, numberOfCell, ambiguousQuantity, type Part } from './line-parts.ts'
import { isContactLine, isReferenceLine, isTimeOfDay, withoutCancelled } from './ignored-lines.ts'
import type { ListRow } from './list-rows.ts'
import { hasDigit } from './number-shape.ts'
import { tokenizePartNumbers } from './part-number-tokenizer.ts'
import { rowMarkOfStatus } from './order-decisions.ts'
import { wordsOf } from './prose-words.ts'
import { quantityMatchesIn } from './quantity-matches.ts'
import { quantityOfShortLine, readProse, type ProseContext } from './read-prose.ts'
import { readTableRow } from './read-table.ts'
import { readCells, readNumberAndQuantity } from './read-cells.ts'
import { cellsOfBlock, type Table } from './table-groups.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

const PHRASE_END = /\s?[.,;!?]\s/
const PHRASES_MAX = 3

/**
 * Reads an order and its correction in one line: "2 x 2.30256 and 4 x 3.00130. Actually make that 3 x 2.30256";
 * undefined without an order before the correction.
 */
export function readCorrected(
  { before, after }: { readonly before: string; readonly after: string },
  context: ProseContext,
): readonly Part[] | undefined {
  const partsBefore = readProse(before, context)
  if (partsBefore.length === 0) return undefined
  const phrases = after.split(PHRASE_END)
  // the new quantity ends after one of the first phrases: "actually, make it 3, and add 1 of …"
  const firsts = phrases.slice(0, PHRASES_MAX).map((_, end) => phrases.slice(0, end + 1).join(', '))
  const quantityIndex = firsts.findIndex((phrase) => quantityOfShortLine(phrase, true) !== undefined)
  const quantity = quantityOfShortLine(firsts[quantityIndex] ?? '', true)
  const parts = readProse(quantity ? phrases.slice(quantityIndex + 1).join(', ') : after, context)
  if (!quantity && parts.length === 0) return undefined
  const keys = new Set(parts.map(({ number }) => normalizePartNumber(number)))
  const corrected = partsBefore.map((part, index) =>
    quantity && index === partsBefore.length - 1 ? { ...part, quantity } : part,
  )
  return [...corrected.filter(({ number }) => !keys.has(normalizePartNumber(number))), ...parts]
}

/** Makes the user confirm the quantity if its cell cannot be found, because one piece would be a guess. */
export const confirmIfCellMissing = (parts: readonly Part[], { cells }: ListRow, table: Table | undefined) =>
  table && cells.length < table.fullWidth
    ? parts.map((part) =>
        part.quantity.kind === 'missing' ? { ...part, quantity: ambiguousQuantity('?') } : part,
      )
    : parts

/** Reads a row; the user confirms a row whose status is unclear. */
export function readRow(row: ListRow, table: Table | undefined, context: ProseContext): readonly Part[] {
  const status = row.cells.length > 1 ? rowMarkOfStatus(row.cells) : 'ordered'
  if (status === 'left-out') return []
  const parts = readOrdered(row, table, context)
  return status === 'ordered' && !statesStockOnly(row, parts)
    ? parts
    : parts.map((part) => ({ ...part, quantity: withConfirmation(part.quantity) }))
}

/** True for a row of an offer, which states the stock but no quantity: "2.30256    36.15 EUR    12 in stock". */
const statesStockOnly = ({ cells }: ListRow, parts: readonly Part[]): boolean =>
  cells.length > 1 &&
  parts.some(({ quantity }) => quantity.kind === 'missing') &&
  cells.some(
    (cell) => cell.length <= SAID_MAX && quantityMatchesIn(wordsOf(cell)).some(({ isStock }) => isStock),
  )

/** Reads a row by its table, by its cells or as a sentence. */
function readOrdered(row: ListRow, table: Table | undefined, context: ProseContext): readonly Part[] {
  const { lookup, isQuiet } = context
  const { cells, separator } = row
  const filled = cells.filter((cell) => cell !== '')
  const text = textOf(row, filled)
  const ordered = withoutCancelled(text)
  if (isQuiet || ordered !== text) return readProse(ordered, context)
  if (isOther(filled, lookup, table)) return []
  const each = filled.length > 1 ? readEach(filled, context) : undefined
  if (each) return each
  const isSentence =
    separator === '  ' && (filled.some((cell) => ordersSeveral(cell, lookup)) || isUncounted(table))
  if (isSentence) return readProse(text, context)
  const ofTable = table && filled.length > 0 ? readByTable(cells, table, lookup) : undefined
  return ofTable ?? readByCells(filled, text, context) ?? readProse(text, context)
}

const textOf = ({ cells, separator, source }: ListRow, filled: readonly string[]): string => {
  if (separator === ',' || separator === '  ') return source
  return separator === undefined ? (cells[0] ?? '') : filled.join(' , ')
}

/** True for a table without a column of quantities: another cell contains the quantity, "2.30256    2 30.11.26". */
const isUncounted = (table: Table | undefined): boolean =>
  table?.blocks.length === 1 &&
  table.blocks.every(
    ({ columns: { quantity, isHeaded, possible = [] } }) =>
      quantity === undefined && !isHeaded && possible.length === 0,
  )

/**
 * Reads a row by its table. An empty result means that the row orders nothing, which only headings or a form prove;
 * undefined means that other rules must read the row.
 */
function readByTable(
  cells: readonly string[],
  table: Table,
  lookup: CatalogueLookup,
): readonly Part[] | undefined {
  const parts = table.blocks.flatMap(
    ({ columns, style }, index) =>
      readTableRow(cellsOfBlock(cells, table, index), columns, style, lookup) ?? [],
  )
  const isClear = table.blocks.some(({ columns, style }) => columns.isHeaded || style.isForm)
  return parts.length > 0 || isClear ? parts : undefined
}

/** A row of cells with one part; undefined for any other. */
function readByCells(
  cells: readonly string[],
  text: string,
  { lookup, place: position }: ProseContext,
): readonly Part[] | undefined {
  if (cells.length < 2) return undefined
  const ownSpans = tokenizePartNumbers(wordsOf(text), lookup).filter(
    ({ catalogueMatch }) => catalogueMatch?.isOwn,
  )
  if (new Set(ownSpans.flatMap(({ catalogueMatch }) => catalogueMatch?.skus ?? [])).size > 1) return undefined
  const part = readCells(cells, lookup, position) ?? readNumberAndQuantity(cells, lookup)
  return part && [part]
}

/**
 * Reads a row whose cells are articles with their quantities: "3 x 2.30256", "8 x 3.00130"; undefined for any other
 * row.
 */
function readEach(cells: readonly string[], context: ProseContext): readonly Part[] | undefined {
  if (!cells.every((cell) => cell.length <= SAID_MAX && cell.includes(' ') && hasDigit(cell)))
    return undefined
  const foundParts: Part[] = []
  for (const cell of cells) {
    const [only, ...others] = readProse(cell, context)
    const isClear = only?.quantity.kind === 'whole' && others.length === 0
    if (!only || !isClear || !context.lookup(only.number)) return undefined
    foundParts.push(only)
  }
  return foundParts
}
const SAID_MAX = 80

/**
 * True for a cell that orders several parts, "2.30256 (x2), 3.00130 (x4)": wide blanks separate a sentence, not cells
 * of a table.
 */
const ordersSeveral = (cell: string, lookup: CatalogueLookup): boolean =>
  cell.length > SEVERAL_MIN &&
  SEVERAL.test(cell) &&
  readProse(cell, { lookup, place: 0, isQuiet: false }).filter(({ quantity }) => quantity.kind === 'whole')
    .length > 1
const SEVERAL_MIN = 20
const SEVERAL = /[,;]/

/** True for a row of contacts, references or labour, without a number that the catalogue contains. */
const isOther = (cells: readonly string[], lookup: CatalogueLookup, table: Table | undefined): boolean =>
  cells.length > 1 &&
  (cells.some((cell) => isContactLine(cell) || isTimeOfDay(cell)) ||
    namesPage(cells) ||
    (!table?.blocks[0]?.columns.isHeaded && endsWithReference(cells))) &&
  !cells.some((cell) => !isContactLine(cell) && numberOfCell(cell, lookup)?.catalogueMatch)

/** True for a row that is the head of a page: "Order 4711", "Page", "2". */
const namesPage = (cells: readonly string[]): boolean => {
  const index = cells.findIndex((cell) => PAGE.test(cell))
  return index >= 0 && (/\d/.test(cells[index] ?? '') || /^\d/.test(cells[index + 1] ?? ''))
}
const PAGE = /^(?:seite|page|pag\.?|página|pagina|blatt|sheet|стр\.?|страница)(?:$|[ :.]{1,3}\d)/iu

/** True for labels of numbers that are not quantities: "Page", "1", "Order", "4500098765". */
const endsWithReference = (cells: readonly string[]): boolean =>
  hasDigit(cells.at(-1) ?? '') &&
  !isQuantityCell(cells.at(-1) ?? '') &&
  cells.slice(0, -1).some(isReferenceLine)
