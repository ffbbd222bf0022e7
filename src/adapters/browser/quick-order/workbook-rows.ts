import { unzipSync, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { isQuantityCell } from '#domain/quick-order/line-parts.ts'
import { isNumberCell } from '#domain/quick-order/number-shape.ts'

/** Zip bomb limit, far above a list of 5,000 lines. */
const UNPACKED_MAX = 60 * 1024 * 1024

/** A list has few columns. The library makes a cell for each place up to the last row and column that are named. */
const COLUMNS_MAX = 1_000
const CELLS_MAX = 4_000_000

type Rows = readonly (readonly string[])[]

/**
 * Reads the sheet that holds the list, which may lie behind a cover sheet, with saved results instead of formulas.
 * Throws if the file is not a workbook.
 */
export async function workbookRows(bytes: Uint8Array): Promise<Rows> {
  const sheets = await readSheets(new Blob([new Uint8Array(unpacked(bytes))]), {
    parseNumber: (text) => text,
  })
  const all = sheets.map(({ data }) => data.map((row) => row.map((cell) => cellText(cell as Cell))))
  return all.reduce((best, rows) => (listedRows(rows) > listedRows(best) ? rows : best), all[0] ?? [])
}

/** Number of rows that hold a part number and a quantity. */
const listedRows = (rows: Rows): number =>
  rows.filter((cells) => cells.some(isNumberCell) && cells.some(isQuantityCell)).length

/**
 * Keeps only XML files and removes the compression: for large ones the library would start a worker, which the security
 * policy blocks.
 */
function unpacked(bytes: Uint8Array): Uint8Array {
  let size = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize
      if (size > UNPACKED_MAX) throw new Error('The archive swells')
      return /\.(xml|rels)$/.test(name)
    },
  })
  for (const [name, file] of Object.entries(files)) if (name.includes('worksheets/')) assertReadable(file)
  return zipSync(files, { level: 0 })
}

const REFERENCE = /\br=["']([A-Z]+)(\d+)["']/g

/** Throws where one cell far out would make the library fill all memory. */
function assertReadable(sheet: Uint8Array): void {
  let [columns, rows] = [0, 0]
  for (const [, letters = '', digits = ''] of new TextDecoder().decode(sheet).matchAll(REFERENCE)) {
    columns = Math.max(columns, columnOf(letters))
    rows = Math.max(rows, Number(digits))
  }
  if (columns > COLUMNS_MAX || columns * rows > CELLS_MAX) throw new Error('The sheet is too wide')
}

/** Number of a column: 27 for AA. */
function columnOf(letters: string): number {
  if (letters.length > 3) return Infinity
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** Corrects the type of the package, which has the `Date` constructor instead of its instance. */
type Cell = string | number | boolean | Date | null

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = String(cell)
  // rounds floating-point noise: 2.3025600000000002
  return /^-?\d+\.\d{12,}$/.test(text) ? String(Number(Number(text).toPrecision(12))) : text
}
