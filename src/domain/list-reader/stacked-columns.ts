import { roleOf, type ColumnRole } from './column-roles.ts'
import { isQuantityCell, numberOfCell, partOf, type NumberOfCell, type Part } from './line-parts.ts'
import { readQuantity } from './list-quantity.ts'
import type { ListRow } from './list-rows.ts'
import { hasDigit } from './number-shape.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

type Line = { readonly index: number; readonly text: string }

/**
 * Columns that were copied one below the other. `parts` is keyed by the row of the number; `covered` contains all rows
 * of these columns.
 */
export type StackedColumns = {
  readonly parts: ReadonlyMap<number, Part>
  readonly covered: ReadonlySet<number>
}

const NONE: StackedColumns = { parts: new Map(), covered: new Set() }
const ROWS_MIN = 2
const HEAD_MAX = 40

/** Reads a table that was copied with one cell per line: "Article / 2.30256 / 3.00130 / Quantity / 4 / 2". */
export function stackedColumns(
  rows: readonly ListRow[],
  isIgnored: (index: number) => boolean,
  lookup: CatalogueLookup,
): StackedColumns {
  const lines = rows.flatMap(({ cells }, index) => {
    const filled = cells.filter((cell) => cell !== '')
    return filled.length === 1 && !isIgnored(index) ? [{ index, text: filled[0] ?? '' }] : []
  })
  const isOnlyLines = rows.every(({ cells }) => cells.filter((cell) => cell !== '').length < 2)
  if (!isOnlyLines) return NONE
  return byRecords(lines, lookup) ?? byHeads(lines, lookup) ?? withoutHeads(lines, lookup) ?? NONE
}

const headOf = (text: string): ColumnRole | undefined =>
  text.length <= HEAD_MAX && !hasDigit(text) && !/\s\S{4,}[.!?]$/.test(text)
    ? roleOf(text.replace(/:$/, ''))
    : undefined

/** Reads one cell per line: first the headings, then the cells of each row of the table. */
function byRecords(lines: readonly Line[], lookup: CatalogueLookup): StackedColumns | undefined {
  const first = lines.findIndex(({ text }) => hasDigit(text))
  for (let from = Math.max(0, first - HEADS_MAX); from <= first - 2; from += 1) {
    const roles = lines.slice(from, first).map(({ text }) => headOf(text))
    const width = roles.length
    const number = roles.indexOf('number')
    const quantity = roles.indexOf(roles.includes('wanted') ? 'wanted' : 'quantity')
    if (number < 0 || quantity < 0 || roles[0] === undefined) continue
    const records: (readonly Line[])[] = []
    // the first row starts at the first line with a digit, directly below the headings
    for (let index = first; index + width <= lines.length; index += width) {
      const record = lines.slice(index, index + width)
      const count = record[quantity]
      if (!numberAlone(record[number]?.text ?? '', lookup) || !count || !isCount(count)) break
      records.push(record)
    }
    if (records.length < ROWS_MIN) continue
    const numberLines = records.flatMap((record) => leading(record.slice(number, number + 1), lookup))
    const counts = records.flatMap((record) => record.slice(quantity, quantity + 1))
    return joined(numberLines, counts, [...lines.slice(from, first), ...records.flat()])
  }
  return undefined
}

const HEADS_MAX = 12

function byHeads(lines: readonly Line[], lookup: CatalogueLookup): StackedColumns | undefined {
  const starts = lines.flatMap(({ text }, index) => {
    const role = headOf(text)
    return role ? [{ place: index, role }] : []
  })
  const columns = starts.map(({ place: index, role }, order) => ({
    place: index,
    role,
    cells: lines.slice(index + 1, starts[order + 1]?.place),
  }))
  const numbers = columns.filter(({ role, cells }) => role === 'number' && cells.length >= ROWS_MIN)
  const quantities = columns.filter(
    ({ role, cells }) => (role === 'quantity' || role === 'wanted') && cells.length >= ROWS_MIN,
  )
  const [number] = numbers
  const [quantity] = quantities
  if (!number || !quantity || numbers.length > 1 || quantities.length > 1) return undefined
  const numberLines = leading(number.cells, lookup)
  const counts = quantity.cells.slice(0, numberLines.length)
  if (numberLines.length < ROWS_MIN || counts.length < numberLines.length) return undefined
  if (!counts.every(isCount) || quantity.cells.slice(numberLines.length).some(isCount)) return undefined
  return joined(numberLines, counts, [
    ...columns.map(({ place: index }) => lines[index]),
    ...columns.flatMap(({ cells }) => cells),
  ])
}

/** Reads cells without headings: first a block of part numbers, directly below it a block of as many quantities. */
function withoutHeads(lines: readonly Line[], lookup: CatalogueLookup): StackedColumns | undefined {
  const from = lines.findIndex(({ text }) => numberAlone(text, lookup))
  const numberLines = from < 0 ? [] : leading(lines.slice(from), lookup)
  const counts = lines.slice(from + numberLines.length, from + numberLines.length * 2)
  const next = lines[from + numberLines.length * 2]
  if (numberLines.length < ROWS_MIN || counts.length < numberLines.length || !counts.every(isCount))
    return undefined
  return next && isCount(next) ? undefined : joined(numberLines, counts, counts)
}

const isCount = ({ text }: Line): boolean => isQuantityCell(text)

const numberAlone = (text: string, lookup: CatalogueLookup): NumberOfCell | undefined => {
  const cellNumber = isQuantityCell(text) ? undefined : numberOfCell(text, lookup)
  return cellNumber && !hasDigit(cellNumber.rest) ? cellNumber : undefined
}

type Found = { readonly line: Line; readonly cell: NumberOfCell }

function leading(lines: readonly Line[], lookup: CatalogueLookup): readonly Found[] {
  const numberLines: Found[] = []
  for (const line of lines) {
    const cell = numberAlone(line.text, lookup)
    if (!cell) break
    numberLines.push({ line, cell })
  }
  return numberLines
}

function joined(
  numberLines: readonly Found[],
  counts: readonly Line[],
  others: readonly (Line | undefined)[],
): StackedColumns {
  const parts = numberLines.map(({ line, cell }, index) => {
    const quantity = readQuantity(counts[index]?.text ?? '')
    return [line.index, partOf(cell.number, quantity, [cell.rest])] as const
  })
  const covered = [...others, ...numberLines.map(({ line }) => line)].flatMap((line) =>
    line ? [line.index] : [],
  )
  return { parts: new Map(parts), covered: new Set(covered) }
}
