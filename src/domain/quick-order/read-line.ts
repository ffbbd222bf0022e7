import { columnsHeadedBy, type Columns } from './header-words.ts'
import { looksLikePieces, readQuantity } from './list-quantity.ts'
import { part, type LineReading } from './line-reading.ts'
import { hasDigit } from './number-shape.ts'
import { fromCells } from './read-cells.ts'
import { fromWords } from './read-words.ts'

/** `place` is the running number of the part: a first column with running numbers is not a quantity. */
export function readLine(cells: readonly string[], columns: Columns | undefined, place: number): LineReading {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return { kind: 'blank' }
  const heads = columnsHeadedBy(cells) ?? columnsHeadedBy(filled.join(' ').split(/\s+/))
  if (heads) return { kind: 'heads', columns: heads }
  if (!filled.some(hasDigit)) return { kind: 'text' }
  if (columns && filled.length > 1 && columns.quantity !== undefined) return fromColumns(cells, columns)
  if (filled.length > 1) {
    const found = fromCells(filled, place) ?? fromPair(filled)
    if (found) return found
  }
  return fromWords(filled.join(' '))
}

/** One cell is a quantity, so the other must be the number, even an unusual one: "DT12", "4". */
function fromPair(cells: readonly string[]): LineReading | undefined {
  const pieces = cells.find(looksLikePieces)
  const text = cells.find((cell) => !looksLikePieces(cell))
  if (cells.length !== 2 || pieces === undefined || text === undefined) return undefined
  const reading = fromWords(text)
  if (reading.kind !== 'part' || reading.quantity.kind !== 'missing') return undefined
  return { ...reading, quantity: readQuantity(pieces) }
}

function fromColumns(cells: readonly string[], { number, quantity = -1 }: Columns): LineReading {
  const typed = cells[number] ?? ''
  if (!hasDigit(typed)) return { kind: 'text' }
  const rest = cells.filter((_, index) => index !== number && index !== quantity)
  return part(typed, readQuantity(cells[quantity] ?? ''), rest)
}
