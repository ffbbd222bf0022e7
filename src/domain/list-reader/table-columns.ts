import { isArticleNumber } from '../shared/article-number.ts'
import type { ColumnRole } from './column-roles.ts'
import type { ColumnUse } from './column-overrides.ts'
import { decisionsIn, type DecisionColumn } from './order-decisions.ts'
import { looksLikeQuantity, readQuantity } from './list-quantity.ts'
import { numberOfCell } from './line-parts.ts'
import { UNKNOWN_VALUE } from './merged-cells.ts'
import { hasDigit, isNumberCell } from './number-shape.ts'
import { packedQuantity } from './quantity-matches.ts'
import { scannedDigits } from './quantity-word.ts'
import { isUnit } from './quantity-words.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/** Columns of a table by index; `others` contain further numbers of the same part, the likeliest first. */
export type Columns = {
  readonly number: number
  readonly quantity: number | undefined
  /** Columns of further quantities that are added up, one for each site or week. */
  readonly addends?: readonly number[]
  readonly others: readonly number[]
  readonly ignored?: readonly number[]
  /** Candidates for the column of quantities if none is certain: the user confirms one. */
  readonly possible?: readonly number[]
  readonly isHeaded: boolean
  /** Column with the units of the quantities, by its heading. */
  readonly unit?: number
  /** Unit in the heading of the quantity: "Qty (dozen)". */
  readonly unitOfAll?: { readonly name: string; readonly pieces: number | 'unclear' }
  /**
   * True for a heading such as "To order" beside a heading of stock: a row without a value in this column orders
   * nothing.
   */
  readonly isSelective?: boolean
  /** Columns of yes and no that decide whether a row is ordered. */
  readonly decisions?: readonly DecisionColumn[]
}

/** Columns by the user's corrections; without a column of numbers the rows order nothing. */
export function columnsBy(uses: readonly ColumnUse[]): Columns {
  const all = (use: ColumnUse) => uses.flatMap((each, index) => (each === use ? [index] : []))
  const [quantity, ...addends] = all('quantity')
  return {
    number: uses.indexOf('number'),
    quantity,
    addends,
    others: all('other-number'),
    ignored: all('ignored'),
    isHeaded: true,
  }
}

export function usesOf(
  { number, quantity, addends = [], others, ignored = [] }: Columns,
  width: number,
): readonly ColumnUse[] {
  return Array.from({ length: width }, (_, index) => {
    if (index === number) return 'number'
    if (index === quantity || addends.includes(index)) return 'quantity'
    if (ignored.includes(index)) return 'ignored'
    return others.includes(index) ? 'other-number' : 'remark'
  })
}

type Evidence = {
  readonly filled: number
  readonly own: number
  readonly known: number
  readonly typed: number
  readonly shaped: number
  readonly pieces: number
  readonly units: number
  readonly isCounting: boolean
}

const ROWS_MAX = 400
const CELL_MAX = 60
/** A column whose heading has a lower score cannot contain part numbers. */
const NO_NUMBERS = -5
/** Minimum share of counts in a quantity column; other cells are in rows of labour, text or totals. */
const PIECES_SHARE = 0.65

/**
 * Finds the columns of a table by its headings, its cells and the catalogue. `isOpen`: true if the headings contain a
 * quantity but do not show its column; the user then chooses among several candidates.
 */
export function columnsOf(
  rows: readonly (readonly string[])[],
  headings: readonly (ColumnRole | undefined)[] | undefined,
  lookup: CatalogueLookup,
  isOpen = false,
): Columns | undefined {
  const all = rows.slice(0, ROWS_MAX)
  const width = all.reduce((max, cells) => Math.max(max, cells.length), headings?.length ?? 0)
  const sample = withNumbers(all, lookup)
  const columns = Array.from({ length: width }, (_, index) =>
    evidenceOf(
      sample.map((cells) => cells[index] ?? ''),
      lookup,
      all.map((cells) => cells[index] ?? ''),
    ),
  )
  const namedRoles = headings && !contradicts(headings, columns) ? byCells(headings, columns) : undefined
  const decisions = decisionsIn(all, namedRoles)
  const roles = namedRoles?.map((role, index) =>
    decisions.some((decision) => decision.index === index) ? 'other' : role,
  )
  const [number, ...others] = numberColumns(columns, roles)
  if (number === undefined) return undefined
  const counts = countsIn({ all, sample, columns, roles, number, others, isOpen })
  const { quantity } = counts
  const unit =
    roles?.findIndex((role, index) => role === 'unit' && index !== number && index !== quantity) ?? -1
  const hasPieces = columns.some(({ pieces, isCounting }) => pieces > 0 && !isCounting)
  if (!isOpen && !roles && quantity === undefined && hasPieces) return undefined
  return {
    number,
    ...counts,
    others,
    isHeaded: roles !== undefined,
    ...(unit >= 0 && { unit }),
    decisions,
    isSelective: quantity !== undefined && roles?.[quantity] === 'wanted' && roles.includes('other-quantity'),
  }
}

type ColumnRoles = readonly (ColumnRole | undefined)[] | undefined

/** Columns that may contain the numbers, the likeliest first. */
const numberColumns = (columns: readonly Evidence[], roles: ColumnRoles): readonly number[] =>
  columns
    .map((evidence, index) => ({
      score: numberScore(evidence, roles?.[index], roles !== undefined),
      index,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ index }) => index)

/** The columns of quantities, or the candidates for them. */
function countsIn({
  all,
  sample,
  columns,
  roles,
  number,
  others,
  isOpen,
}: {
  readonly all: readonly (readonly string[])[]
  readonly sample: readonly (readonly string[])[]
  readonly columns: readonly Evidence[]
  readonly roles: ColumnRoles
  readonly number: number
  readonly others: readonly number[]
  readonly isOpen: boolean
}): Required<Pick<Columns, 'quantity' | 'addends' | 'possible'>> {
  const possible = possibleQuantities(all, columns, roles, number, isOpen)
  const isAsked =
    isOpen && (possible.length > 1 || (all.length < 2 && possible.some((index) => index < number)))
  if (isAsked) return { quantity: undefined, addends: [], possible }
  const sites = roles ? sitesIn(sample, columns, roles, number) : weeksIn(sample, columns, number)
  const quantity = sites[0] ?? quantityColumn(sample, columns, roles, number, others)
  const open = quantity === undefined ? [] : openBeside(sample, roles, quantity)
  if (quantity !== undefined && open.length > 0)
    return { quantity: undefined, addends: [], possible: [quantity, ...open] }
  if (quantity !== undefined) return { quantity, addends: sites.slice(1), possible: [] }
  // if nothing else may be the quantity, the user chooses between columns such as "Packs" and "Pack size"
  const counts = columns.flatMap(({ pieces }, index) =>
    roles?.[index] === 'other-quantity' && pieces > 0 ? [index] : [],
  )
  return { quantity, addends: [], possible: possible.length === 0 && counts.length > 1 ? counts : possible }
}

/**
 * The ordered quantity beside "Delivered" and "Open", which add up to it: the user chooses between the whole order and
 * the rest. Empty if no piece has been delivered yet.
 */
function openBeside(
  rows: readonly (readonly string[])[],
  roles: ColumnRoles,
  quantity: number,
): readonly number[] {
  const parts = (roles ?? []).flatMap((role, index) => (role === 'other-quantity' ? [index] : []))
  if (roles?.[quantity] !== 'wanted' || parts.length < 2) return []
  const count = (cells: readonly string[], index: number) => Number(cells[index] || NaN)
  const sum = (cells: readonly string[]) => parts.reduce((all, index) => all + count(cells, index), 0)
  const isSplit = rows.length > 0 && rows.every((cells) => sum(cells) === count(cells, quantity))
  return isSplit && parts.every((index) => rows.some((cells) => count(cells, index) > 0)) ? parts : []
}

/** Rows that determine the columns: those with a known number, because others may be text or totals. */
function withNumbers(
  rows: readonly (readonly string[])[],
  lookup: CatalogueLookup,
): readonly (readonly string[])[] {
  const knownRows = rows.filter((cells) =>
    cells.some((cell) => cell.length <= CELL_MAX && numberOfCell(cell, lookup)?.catalogueMatch),
  )
  return knownRows.length * 3 >= rows.length && knownRows.length > 1 ? knownRows : rows
}

/** True if known numbers are below a heading of quantities, and none below the heading of numbers. */
const contradicts = (roles: readonly (ColumnRole | undefined)[], columns: readonly Evidence[]): boolean =>
  roles.some((role, index) => {
    const { own = 0, filled = 0 } = columns[index] ?? {}
    return own * 2 > filled && role !== undefined && HEADED[role] < NO_NUMBERS
  }) && roles.every((role, index) => role !== 'number' || columns[index]?.known === 0)

const COUNTED: ReadonlySet<ColumnRole> = new Set(['quantity', 'wanted', 'other-quantity', 'unit'])

/** Columns of quantities whose headings are sites or weeks, without a column of their sum. */
function sitesIn(
  rows: readonly (readonly string[])[],
  columns: readonly Evidence[],
  roles: readonly (ColumnRole | undefined)[],
  number: number,
): readonly number[] {
  if (roles.some((role) => role !== undefined && COUNTED.has(role))) return []
  const sites = columns.flatMap(({ filled, isCounting: counts }, index) =>
    index > number &&
    roles[index] === undefined &&
    filled > 0 &&
    !(counts && filled > 2) &&
    holdsCounts(rows, index)
      ? [index]
      : [],
  )
  const free = columns.map((_, index) => index).filter((index) => index !== number)
  return sites.length > 1 && sumColumn(rows, free) === undefined ? sites : []
}

/** Quantities by week without headings: after the number at least three counts, any of which may be empty. */
function weeksIn(
  rows: readonly (readonly string[])[],
  columns: readonly Evidence[],
  number: number,
): readonly number[] {
  const start = columns.findIndex((_, index) => index > number && holdsCounts(rows, index))
  const end = columns.findIndex((_, index) => index > start && !holdsCounts(rows, index))
  const weeks = start < 0 ? [] : columns.map((_, index) => index).slice(start, end < 0 ? undefined : end)
  const sparse = weeks.filter((index) => rows.some((cells) => NONE.test(cells[index] ?? '')))
  if (weeks.length < WEEKS_MIN || sparse.length < 2 || rows.length < 2) return []
  const last = weeks.at(-1) ?? 0
  if (weeks.length === WEEKS_MIN && shortage(rows, [last, ...weeks.slice(0, -1)], weeks) !== undefined)
    return [last]
  return sumColumn(rows, weeks) === undefined ? weeks : [last]
}

/** True for a column of counts and empty cells. */
const holdsCounts = (rows: readonly (readonly string[])[], index: number): boolean =>
  rows.every((cells) => COUNT_OR_NONE.test(cells[index] ?? ''))

const COUNT_OR_NONE = /^(?:\d{0,3}|-)$/
const NONE = /^(?:0|-|)$/
const WEEKS_MIN = 3

/**
 * Decides ambiguous headings by the cells below them: "Pieces" is the heading of parts or of quantities, "Units" of
 * units or of quantities.
 */
function byCells(
  roles: readonly (ColumnRole | undefined)[],
  columns: readonly Evidence[],
): readonly (ColumnRole | undefined)[] {
  const isCounted = roles.some((role) => role === 'quantity' || role === 'wanted')
  const numbers = roles.filter((role) => role === 'number').length
  return roles.map((role, index) => {
    const {
      filled = 0,
      pieces = 0,
      units = 0,
      known = 0,
      shaped = 0,
      isCounting: counts,
    } = columns[index] ?? {}
    const isDoubtful = role === 'unit' || (role === 'number' && numbers > 1)
    if (!isDoubtful || filled === 0 || pieces < filled * PIECES_SHARE || units + known + shaped > 0)
      return role
    return isCounted || (counts && index === 0) ? 'other' : 'quantity'
  })
}

/** `all`: the cells of all rows, also of those without a known number, to detect running counts. */
function evidenceOf(cells: readonly string[], lookup: CatalogueLookup, all: readonly string[]): Evidence {
  const filled = cells.filter((cell) => cell !== '')
  const numbers = filled.map((cell) => (cell.length <= CELL_MAX ? numberOfCell(cell, lookup) : undefined))
  return {
    filled: filled.length,
    own: numbers.filter((each) => each?.catalogueMatch?.isOwn).length,
    known: numbers.filter((each) => each?.catalogueMatch).length,
    typed: filled.filter((cell) => isArticleNumber(cell)).length,
    shaped: filled.filter((cell) => isNumberCell(cell) && !looksLikeQuantity(cell) && !FIGURE.test(cell))
      .length,
    pieces: filled.filter(
      (cell) =>
        looksLikeQuantity(scannedDigits(cell)) ||
        PADDED.test(cell) ||
        (PACKED.test(cell) && packedQuantity(cell) !== undefined) ||
        readQuantity(cell).kind === 'whole' ||
        ASKED.test(cell) ||
        /^[1-9]\d{0,2}[.,]\d{3}(?: ?\p{L}{1,5}\.?)?$/u.test(cell),
    ).length,
    units: filled.filter((cell) => isUnit(cell)).length,
    isCounting: isCounting(filled) || isCounting(all.filter((cell) => cell !== '')),
  }
}

/** "5 ?": a quantity merged over several parts, or a formula without a saved result. */
const ASKED = /^(?:[1-9]\d{0,4} )?\?$/

/** A count in a record of fixed width: "00000004". */
const PADDED = /^0{2,9}[1-9]\d{0,3}$/

/** A count in a record of fixed width, or an amount with four decimals: "00000004", "12.5000". */
const FIGURE = /^(?:0{2,9}[1-9]\d{0,3}|\d{1,6}[.,]\d{2}00)$/

/** A number of packages with their content: "2 boxes of 6". */
const PACKED = /^\d{1,4} \p{L}.{0,30} \d{1,4}(?: \p{L}.{0,20})?$/u

const COUNTING_STEPS = new Set([1, 5, 10, 100])
/** Minimum share of rows whose position follows the previous one; a printed list may omit some rows. */
const COUNTING_SHARE = 0.6

/** True for cells that count 1, 2, 3 or 10, 20, 30. */
function isCounting(cells: readonly string[]): boolean {
  const [first = ''] = cells
  // the first cell may be an unknown heading
  const counted = hasDigit(first) ? cells : cells.slice(1)
  const values = counted.map(countOf)
  if (values.length < 2 || values.some((value) => !Number.isInteger(value) || value < 0)) return false
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  const [step = 0] = steps
  if (values.length < 3) return (step === 1 || step === 10) && (values[0] === step || values[0] === 1)
  const isRising = steps.every((each) => each > 0 && each % Math.abs(step || 1) === 0)
  const exact = steps.filter((each) => each === step).length
  return COUNTING_STEPS.has(step) && isRising && exact >= steps.length * COUNTING_SHARE
}

/** Value of a running count: "Nr. 1", "1.", "1)". */
const countOf = (cell: string): number => Number(cell.replace(/^nr?\.?\s?/i, '').replace(/[.)]$/, ''))

const HEADED: Readonly<Record<ColumnRole, number>> = {
  number: 1.2,
  'maybe-number': 0.6,
  'other-number': 0.2,
  replaced: -9,
  quantity: -9,
  wanted: -9,
  'other-quantity': -9,
  unit: -3,
  chosen: -9,
  excluded: -9,
  other: -3,
}

function numberScore(
  { filled, own, known, typed, shaped }: Evidence,
  role: ColumnRole | undefined,
  hasHeads: boolean,
): number {
  if (filled === 0) return role === 'number' ? 0.01 : -1
  const share = (count: number): number => count / filled
  const isNumber = share(known) >= 0.2 || share(shaped) >= 0.4 || role === 'number' || role === 'other-number'
  if (!isNumber) return -1
  const prior = role ? HEADED[role] : hasHeads ? -0.4 : 0
  return (
    share(own) * 4 +
    share(known) * 1.5 +
    share(typed) * 0.8 +
    share(shaped) * 0.5 +
    prior +
    Math.min(filled, 20) / 1_000
  )
}

function quantityColumn(
  rows: readonly (readonly string[])[],
  columns: readonly Evidence[],
  roles: readonly (ColumnRole | undefined)[] | undefined,
  number: number,
  others: readonly number[],
): number | undefined {
  const free = columns.map((_, index) => index).filter((index) => index !== number)
  const headed = (role: ColumnRole) => free.filter((index) => roles?.[index] === role)
  const hasPieces = (index: number): boolean => (columns[index]?.pieces ?? 0) > 0
  const neededColumns = headed('wanted').filter((index) => columns[index]?.filled === 0 || hasPieces(index))
  const quantity = headed('quantity')
  const counted = [
    ...neededColumns,
    ...quantity.toSorted((one, other) => Number(hasPieces(other)) - Number(hasPieces(one))),
  ]
  const unknown = counted.find((index) => rows.some((cells) => cells[index] === UNKNOWN_VALUE))
  if (unknown !== undefined) return unknown
  const short = shortage(rows, neededColumns, headed('other-quantity'))
  if (short !== undefined) return short
  // a column of positions does not contain quantities
  if (counted.length > 0) return counted.find((index) => !columns[index]?.isCounting) ?? counted[0]
  const sumIndex = sumColumn(rows, free)
  if (sumIndex !== undefined && roles?.[sumIndex] !== 'number') return sumIndex
  const plausible = free.filter((index) => {
    const {
      filled,
      pieces,
      isCounting: counts,
    } = columns[index] ?? { filled: 0, pieces: 0, isCounting: true }
    return (
      roles?.[index] === undefined &&
      !others.includes(index) &&
      filled > 0 &&
      pieces >= filled * PIECES_SHARE &&
      !counts
    )
  })
  if (plausible.length < 2) return plausible[0] ?? onlyCounting(columns, roles, free, number)
  return multiplied(rows, plausible) ?? besideUnit(columns, plausible) ?? nearest(plausible, number)
}

/** Finds the column that equals the needed quantity minus the stock in every row: it contains the quantity to order. */
function shortage(
  rows: readonly (readonly string[])[],
  neededColumns: readonly number[],
  others: readonly number[],
): number | undefined {
  const count = (cells: readonly string[], index: number): number => Number(cells[index] || 0)
  const isShort = (index: number): boolean =>
    neededColumns.some((need) =>
      others.some((stock) =>
        rows.every((cells) => count(cells, index) === Math.max(0, count(cells, need) - count(cells, stock))),
      ),
    )
  const shortColumns = neededColumns.length > 1 && rows.length > 1 ? neededColumns.filter(isShort) : []
  return shortColumns.length === 1 ? shortColumns[0] : undefined
}

/** The column of quantities by site or week that is the sum of the others: the last one. */
function sumColumn(rows: readonly (readonly string[])[], free: readonly number[]): number | undefined {
  const counts = (index: number): readonly number[] | undefined => {
    const cells = rows.map((row) => row[index] ?? '')
    return cells.every((cell) => /^\d{0,5}$/.test(cell)) ? cells.map(Number) : undefined
  }
  const columns = free.map((index) => ({ index, values: counts(index) }))
  const last = columns.at(-1)
  if (!last?.values || rows.length < 2) return undefined
  const addends: (readonly number[])[] = []
  for (const { values } of columns.slice(0, -1).toReversed()) {
    if (!values) break
    addends.push(values)
  }
  const isSum = last.values.every(
    (value, row) => value === addends.reduce((total, values) => total + (values[row] ?? 0), 0),
  )
  return addends.length > 1 && isSum ? last.index : undefined
}

/** The only column with a running count, if it is directly behind the number: it may then contain quantities. */
function onlyCounting(
  columns: readonly Evidence[],
  roles: readonly (ColumnRole | undefined)[] | undefined,
  free: readonly number[],
  number: number,
): number | undefined {
  const counting = free.filter((index) => columns[index]?.isCounting && roles?.[index] === undefined)
  return counting.length === 1 && (counting[0] ?? 0) === number + 1 ? counting[0] : undefined
}

/**
 * Columns without a heading that may contain quantities: columns with a running count, except positions before the
 * number; with `isOpen` also every column that mostly contains counts.
 */
const possibleQuantities = (
  rows: readonly (readonly string[])[],
  columns: readonly Evidence[],
  roles: readonly (ColumnRole | undefined)[] | undefined,
  number: number,
  isOpen: boolean,
): readonly number[] =>
  columns.flatMap(({ isCounting: counts, pieces, filled }, index) => {
    const isCount = counts || (isOpen && filled > 0 && pieces >= filled * PIECES_SHARE)
    if (!isCount || index === number || roles?.[index] !== undefined) return []
    const [first = 0, second = 0] = rows.flatMap((cells) =>
      hasDigit(cells[index] ?? '') ? [countOf(cells[index] ?? '')] : [],
    )
    const isOfPositions = counts && index < number && first <= second - first
    return isOfPositions ? [] : [index]
  })

/** Numbers of decimals in prices; three digits may be thousands. */
const DECIMALS = new Set([2, 4])

/** The column whose product with a price is the line total. */
function multiplied(rows: readonly (readonly string[])[], plausible: readonly number[]): number | undefined {
  const amount = (cell: string | undefined): number => {
    const text = (cell ?? '').replace(/[^\d.,]/g, '')
    const index = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
    return index < 0 || !DECIMALS.has(text.length - index - 1)
      ? NaN
      : Number(`${text.slice(0, index).replace(/[.,]/g, '')}.${text.slice(index + 1)}`)
  }
  const matches = (cells: readonly string[], index: number): boolean => {
    const amounts = cells.map(amount).filter((value) => value > 0)
    const count = Number((cells[index] ?? '').replace(',', '.'))
    return amounts.some((price, priceIndex) =>
      amounts.some(
        (total, totalIndex) => totalIndex !== priceIndex && Math.abs(price * count - total) < 0.02,
      ),
    )
  }
  return plausible.find((index) => rows.filter((cells) => matches(cells, index)).length * 2 > rows.length)
}

const besideUnit = (columns: readonly Evidence[], plausible: readonly number[]): number | undefined =>
  plausible.find((index) =>
    [index + 1, index - 1].some((adjacentIndex) => {
      const { units, filled } = columns[adjacentIndex] ?? { units: 0, filled: 0 }
      return filled > 0 && units >= filled * 0.8
    }),
  )

/** The column of quantities that is nearest to the number; undefined if quantities are on both sides. */
function nearest(plausible: readonly number[], number: number): number | undefined {
  const behind = plausible.filter((index) => index > number)
  return behind.length === plausible.length ? behind[0] : undefined
}
