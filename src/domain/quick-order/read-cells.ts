import { looksLikePieces, readQuantity, saysPieces } from './list-quantity.ts'
import { MISSING, part, twoReadings, type LineReading } from './line-reading.ts'
import { hasDigit, isNumberCell } from './number-shape.ts'

/** Reads a number and its quantity from separate cells; undefined if no cell is a number. */
export function fromCells(cells: readonly string[], place: number): LineReading | undefined {
  const at = numberAt(cells)
  if (at < 0) return undefined
  const number = cells[at] ?? ''
  const others = cells.map((_, index) => index).filter((index) => index !== at)
  const withUnit = others.filter((index) => saysPieces(cells[index] ?? ''))
  const plain = others.filter((index) => looksLikePieces(cells[index] ?? ''))
  const behind = plain.filter((index) => index > at)
  const ahead = plain.filter((index) => index < at && !countsAlong(cells[index] ?? '', index, place))
  const candidates = withUnit.length > 0 ? withUnit : [...behind.slice(0, 1), ...ahead]
  const chosen = candidates[0]
  const rest = others.filter((index) => index !== chosen).map((index) => cells[index] ?? '')
  if (candidates.length > 1) {
    return part(number, twoReadings(candidates.map((index) => cells[index]).join(' / ')), rest)
  }
  if (chosen !== undefined) return part(number, readQuantity(cells[chosen] ?? ''), rest)
  return withFaultyQuantity(number, cells, others)
}

/** The cell beside the number is its quantity, even if it is invalid: "0", "-1", "1.5". */
function withFaultyQuantity(
  number: string,
  cells: readonly string[],
  others: readonly number[],
): LineReading {
  const beside = others.length === 1 ? others[0] : others.find((index) => isMeantAsNumber(cells[index] ?? ''))
  if (beside === undefined)
    return part(
      number,
      MISSING,
      others.map((index) => cells[index] ?? ''),
    )
  const rest = others.filter((index) => index !== beside).map((index) => cells[index] ?? '')
  const quantity = readQuantity(cells[beside] ?? '')
  const isWords = quantity.kind === 'faulty' && !hasDigit(quantity.typed) && quantity.typed.length > 4
  return isWords ? part(number, MISSING, [quantity.typed, ...rest]) : part(number, quantity, rest)
}

export const isMeantAsNumber = (cell: string) => /^[-\u2212]?[\d.,]+(?:e\+?\d+)?$/i.test(cell)

/** Index of the first number cell that cannot be a quantity, otherwise of the first number cell. */
function numberAt(cells: readonly string[]): number {
  const clear = cells.findIndex((cell) => isNumberCell(cell) && !looksLikePieces(cell))
  if (clear >= 0) return clear
  return cells.findIndex(isNumberCell)
}

const countsAlong = (cell: string, index: number, place: number) =>
  index === 0 && (Number(cell) === place || Number(cell) === place * 10)
