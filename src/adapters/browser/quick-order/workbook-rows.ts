import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** What a list of 5,000 lines never reaches; an archive that swells beyond is not opened. */
const UNPACKED_MAX = 60 * 1024 * 1024

/** The first sheet. Of a formula the result that was saved with it, never the formula. Throws for no workbook. */
export async function workbookRows(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const rows = await readSheet(new Blob([new Uint8Array(unpacked(bytes))]), { parseNumber: (text) => text })
  return rows.map((row) => row.map((cell) => cellText(cell as Cell)))
}

/** Texts alone, and not compressed: for large ones the reader would begin a worker, which the security policy stops. */
function unpacked(bytes: Uint8Array): Uint8Array {
  let size = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize
      if (size > UNPACKED_MAX) throw new Error('The archive swells')
      return /\.(xml|rels)$/.test(name)
    },
  })
  return zipSync(files, { level: 0 })
}

/** The package's own type names the class of dates where a date comes. */
type Cell = string | number | boolean | Date | null

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = String(cell)
  // a number as the file holds it: 2.3025600000000002
  return /^-?\d+\.\d{12,}$/.test(text) ? String(Number(Number(text).toPrecision(12))) : text
}
