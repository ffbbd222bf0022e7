import { strFromU8, strToU8, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { attributeOf } from '#domain/quick-order/markup.ts'
import { struckStyles, withoutStruck, withoutStruckRuns } from './struck-cells.ts'
import { TooLong } from './too-long.ts'
import { withoutHidden } from './without-hidden.ts'

/** A sheet of 20,000 lines has blank ones between. */
const ROWS_MAX = 100_000
const TEXT_MAX = 50_000
/** A list has few columns. The library makes a cell for each place up to the last row and column that are named. */
const COLUMNS_MAX = 1_000
const CELLS_MAX = 4_000_000

type Sheet = readonly (readonly string[])[]

/**
 * Reads the sheets of an unpacked workbook as they are shown: without hidden sheets, rows and struck cells, with saved
 * results instead of formulas. The files are packed without compression: for large ones the library would start a
 * worker, which the security policy blocks.
 */
export async function sheetsOfWorkbook(
  files: Readonly<Record<string, Uint8Array>>,
): Promise<readonly Sheet[]> {
  const shown = { ...files }
  const styles = files['xl/styles.xml']
  const struck = styles ? struckStyles(strFromU8(styles)) : new Set<string>()
  for (const [name, file] of Object.entries(files)) {
    if (name === 'xl/workbook.xml') shown[name] = strToU8(withoutHidden(strFromU8(file), 'sheet'))
    if (name === 'xl/sharedStrings.xml') shown[name] = strToU8(withoutStruckRuns(strFromU8(file)))
    if (!name.includes('worksheets/')) continue
    const sheet = withoutEmpty(strFromU8(file))
    assertReadable(sheet)
    shown[name] = strToU8(withoutStruck(withoutHidden(sheet, 'row'), struck))
  }
  const book = new Blob([new Uint8Array(zipSync(shown, { level: 0 }))])
  const sheets = await readSheets(book, { parseNumber: (text) => text })
  return sheets.map(({ data }) => data.map((row) => row.map((cell) => cellText(cell as Cell))))
}

const REFERENCE = /\br=["']([A-Z]+)(\d+)["']/g

/** Throws where one cell far out would make the library fill all memory. */
function assertReadable(sheet: string): void {
  if (sheet.includes('<!ENTITY')) throw new Error('The sheet has entities of its own')
  const row = sheet.lastIndexOf('<row ')
  const last = Number(row < 0 ? undefined : attributeOf(sheet.slice(row, sheet.indexOf('>', row)), 'r'))
  if (last > ROWS_MAX) throw new TooLong({ kind: 'too-many-lines', lines: last })
  for (let open = sheet.indexOf('<'), next = 0; open >= 0; open = next) {
    next = sheet.indexOf('<', open + 1)
    if ((next < 0 ? sheet.length : next) - open > TEXT_MAX) throw new TooLong({ kind: 'line-too-long' })
  }
  let [columns, rows] = [0, 0]
  for (const [, letters = '', digits = ''] of sheet.matchAll(REFERENCE)) {
    columns = Math.max(columns, columnOf(letters))
    rows = Math.max(rows, Number(digits))
  }
  if (columns > COLUMNS_MAX || columns * rows > CELLS_MAX) throw new Error('The sheet is too wide')
}

/** Without cells and rows that have a format alone: some programs write them down to the end of the sheet. */
const withoutEmpty = (sheet: string): string =>
  sheet.replace(/<c [^<>]*\/>/g, '').replace(/<row [^<>]*(?:\/>|><\/row>)/g, '')

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
