import type { ColumnRole } from './column-roles.ts'
import { isReferenceLine, isTotalLine } from './ignored-lines.ts'
import { UNKNOWN_VALUE } from './merged-cells.ts'
import { MISSING_QUANTITY, numberOfCell, partOf, ambiguousQuantity, type Part } from './line-parts.ts'
import { isDoubtfulDozen, isDozen, piecesPerUnit } from './quantity-words.ts'
import {
  dozensWithUnit,
  multipliedByUnit,
  looksLikeQuantity,
  separatorReadings,
  readQuantity,
  withSeparatorMeaning,
  type ListQuantity,
} from './list-quantity.ts'
import { quantityMatchesIn, packedQuantity } from './quantity-matches.ts'
import { scannedDigits } from './quantity-word.ts'
import { wordsOf } from './prose-words.ts'
import { hasDigit, isNumberCell } from './number-shape.ts'
import type { Columns } from './table-columns.ts'
import { isMarkedNotOrdered, rowMarkOf } from './order-decisions.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/** Notation of the quantities in a column. */
export type QuantityStyle = {
  /** True if three zeros follow the decimal separator, as in exports of ERP systems: "4,000". */
  readonly hasThreeDecimals: boolean
  /** True for a record of fixed width, "0000004000": the last three digits may be decimals. */
  readonly mayHideDecimals: boolean
  /** Decimal separator that other cells prove ("4,00" and "1.200,00"); decides the meaning of "25,000". */
  readonly decimalMark: '.' | ',' | undefined
  /** True for a form in which only few articles have a quantity: articles without a quantity are not ordered. */
  readonly isForm: boolean
}

const ZERO = /^0{1,9}(?:[.,]0{1,9})?$/

const THREE_DECIMALS = /^\d{1,3}(?:[ \u00a0\u202f]\d{3}){0,2}[.,]000$|^\d{4,6}[.,]000$/u
const HIDDEN_DECIMALS = /^0{2,12}[1-9]\d{0,3}000$/
const DECIMAL = /\d([.,])\d{1,2}$|[.,]\d{3}([.,])\d{1,3}$/
const PRICE = /^\D{0,4}\d{1,6}(?:[ \u00a0\u202f']\d{3})?([.,])\d{2}(?: ?\D{1,3})?$/
const FAULTLESS_MIN = 3

/** `rows` are the rows with a number. */
export function quantityStyle(
  rows: readonly (readonly string[])[],
  { quantity, number, isSelective = false }: Columns,
): QuantityStyle {
  if (quantity === undefined)
    return { hasThreeDecimals: false, mayHideDecimals: false, decimalMark: undefined, isForm: false }
  const cells = rows.filter((row) => hasDigit(row[number] ?? '')).map((row) => row[quantity] ?? '')
  const filled = cells.filter((cell) => cell !== '' && cell !== '0' && cell !== '-')
  const bare = filled.map((cell) => cell.replace(/\s?\p{L}{1,20}\.?$/u, ''))
  const quantityMarks = bare.flatMap((cell) => DECIMAL.exec(cell)?.slice(1).filter(Boolean) ?? [])
  const prices = quantityMarks.length > 0 ? [] : rows.flat().flatMap((cell) => PRICE.exec(cell)?.[1] ?? [])
  const marks = new Set([...quantityMarks, ...prices])
  return {
    decimalMark: marks.size === 1 ? (marks.has(',') ? ',' : '.') : undefined,
    mayHideDecimals: bare.length >= FAULTLESS_MIN && bare.every((cell) => HIDDEN_DECIMALS.test(cell)),
    hasThreeDecimals: bare.length >= FAULTLESS_MIN && bare.every((cell) => THREE_DECIMALS.test(cell)),
    isForm:
      filled.length > 0 &&
      (isSelective || (cells.length >= FAULTLESS_MIN && filled.length * 2 <= cells.length)),
  }
}

/** Reads a row by the roles of its columns; undefined if it orders nothing. */
export function readTableRow(
  cells: readonly string[],
  columns: Columns,
  style: QuantityStyle,
  lookup: CatalogueLookup,
): Part | undefined {
  const { quantity: quantityIndex, possible = [], decisions = [] } = columns
  const mark = rowMarkOf(cells, decisions)
  if (mark === 'left-out' || cells.some(isMarkedNotOrdered)) return undefined
  const quantityText =
    quantityIndex === undefined
      ? ''
      : sumOf([quantityIndex, ...(columns.addends ?? [])].map((index) => cells[index] ?? ''))
  const cellNumber = numberIn(cells, columns, quantityText, lookup)
  if (!cellNumber) return undefined
  if (style.isForm && (quantityText === '' || quantityText === '-' || ZERO.test(quantityText)))
    return undefined
  const used = new Set([
    cellNumber.at,
    quantityIndex,
    ...(columns.addends ?? []),
    ...(columns.ignored ?? []),
    ...possible,
    ...(mark === 'unclear' ? [] : decisions.map(({ index }) => index)),
  ])
  const rest = [cellNumber.rest, ...cells.filter((_, index) => !used.has(index))]
  const counts = possible.map((index) => cells[index] ?? '').filter((cell) => cell !== '')
  const quantity =
    (hasDigit(quantityText) ? undefined : saidBeside(cellNumber.rest)) ??
    (possible.length > 0
      ? ambiguousQuantity(`${counts.join(' / ')} ?`.trim())
      : quantityOf(quantityText, style))
  // if it is unclear whether the row is ordered, the user confirms its quantity
  if (mark === 'unclear')
    return partOf(cellNumber.number, ambiguousQuantity(`${quantityText} ?`.trim()), rest)
  return partOf(cellNumber.number, withUnit(quantity, quantityText, cells, columns, used), rest)
}

/** Converts a quantity by the unit in the heading, in the column of units, or by dozens in any other cell. */
function withUnit(
  quantity: ListQuantity,
  quantityText: string,
  cells: readonly string[],
  { unit: unitIndex, unitOfAll }: Columns,
  used: ReadonlySet<number | undefined>,
): ListQuantity {
  const isBare = /^[\d.,\s]*$/.test(quantityText)
  const unit = unitIndex === undefined ? '' : (cells[unitIndex] ?? '')
  const pieces = piecesPerUnit(unit)
  if (pieces !== undefined && isBare && !isDoubtfulDozen(unit))
    return multipliedByUnit(quantity, pieces, unit)
  const dozen = cells.find((cell, index) => !used.has(index) && isDozen(cell))
  if (dozen !== undefined)
    return quantity.kind === 'whole' ? dozensWithUnit(quantity.pieces, dozen) : quantity
  return unitOfAll && isBare ? multipliedByUnit(quantity, unitOfAll.pieces, unitOfAll.name) : quantity
}

/**
 * Adds up cells that are all bare counts. Otherwise joins their texts with "+": the user then confirms the quantity.
 */
function sumOf(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell !== '' && cell !== '-')
  return filled.length > 1 && filled.every((cell) => /^\d{1,9}$/.test(cell))
    ? String(filled.reduce((sum, cell) => sum + Number(cell), 0))
    : filled.join(' + ')
}

/** Quantity with an "x" or a unit beside the number in the same cell: "4 x"; undefined if there are several. */
function saidBeside(rest: string): ListQuantity | undefined {
  const [said, ...others] = quantityMatchesIn(wordsOf(rest)).filter(({ isSaid }) => isSaid)
  return others.length === 0 ? said?.quantity : undefined
}

function quantityOf(quantityText: string, style: QuantityStyle): ListQuantity {
  const { hasThreeDecimals, mayHideDecimals, decimalMark } = style
  if (quantityText === '') return MISSING_QUANTITY
  if (mayHideDecimals && HIDDEN_DECIMALS.test(quantityText)) return ambiguousQuantity(quantityText)
  const quantity = readQuantity(
    scannedDigits(hasThreeDecimals ? quantityText.replace(/[.,]000/, '') : quantityText),
  )
  if (quantity.kind === 'faulty' && quantity.error === 'not-a-number')
    return packedQuantity(quantityText) ?? quantity
  const readings = decimalMark && separatorReadings(quantity)
  if (!readings) return quantity
  return withSeparatorMeaning(quantity, readings.typed.includes(decimalMark) ? 'decimals' : 'thousands')
}

type FoundNumber = { readonly number: string; readonly rest: string; readonly at: number }

function numberIn(
  cells: readonly string[],
  columns: Columns,
  quantityText: string,
  lookup: CatalogueLookup,
): FoundNumber | undefined {
  const cell = cells[columns.number] ?? ''
  const mainNumber = numberOfCell(cell, lookup)
  if (mainNumber?.catalogueMatch) return { ...mainNumber, at: columns.number }
  const others = columns.others.flatMap((index) => {
    const other = numberOfCell(cells[index] ?? '', lookup)
    return other ? [{ ...other, at: index }] : []
  })
  const matchedOther = others.find(({ catalogueMatch }) => catalogueMatch)
  if (matchedOther) return matchedOther
  if (cells.some((each) => isTotalLine(each))) return undefined
  if (mainNumber) return { ...mainNumber, at: columns.number }
  const isOrdered = readQuantity(quantityText).kind === 'whole'
  if (cell === '') return others[0]
  return isUnusualNumber(cell, columns, isOrdered)
    ? { number: cell, rest: '', at: columns.number }
    : undefined
}

/** True for a cell in a column of numbers that has no known format of a number. */
function isUnusualNumber(cell: string, { isHeaded }: Columns, isOrdered: boolean): boolean {
  if (cell === UNKNOWN_VALUE || !hasDigit(cell) || !isHeaded) return cell === UNKNOWN_VALUE && isOrdered
  return isOrdered || (!isReferenceLine(cell) && cell.length <= 20 && !/\s/.test(cell) && /\d{3}/.test(cell))
}

/** Transposes a table in which the first cell of each row is its heading: "Article | 2.30256 | 3.00130". */
export function transposed(
  rows: readonly (readonly string[])[],
  rolesOf: (cells: readonly string[]) => readonly (ColumnRole | undefined)[] | undefined,
): readonly (readonly string[])[] | undefined {
  const [first, second] = rows
  if (first && second && rows.length === 2 && isPairOfRows(first, second))
    return [HEADS_OF_PAIR, ...columnsIn(rows)]
  if (!first || rows.length < 2 || rows.length > 12 || first.length < 3) return undefined
  const headers = rows.map((cells) => cells[0] ?? '')
  if (!rolesOf(headers) || rolesOf(first)) return undefined
  const roles = rolesOf(headers) ?? []
  const numbers = rows[roles.findIndex((role) => role === 'number' || role === 'other-number')]
  if (!numbers || numbers.slice(1).filter(hasDigit).length < 2) return undefined
  return columnsIn(rows)
}

const columnsIn = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const width = Math.max(...rows.map((cells) => cells.length))
  return Array.from({ length: width }, (_, index) => rows.map((cells) => cells[index] ?? ''))
}

const HEADS_OF_PAIR = ['Part number', 'Quantity']

/** True for a row of numbers above a row of their quantities. */
const isPairOfRows = (numbers: readonly string[], quantities: readonly string[]): boolean =>
  numbers.length > 2 &&
  numbers.length === quantities.length &&
  numbers.every((cell) => isNumberCell(cell) && !looksLikeQuantity(cell)) &&
  quantities.every((cell) => looksLikeQuantity(cell))
