import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** Zip bomb limit, far above a list of 5,000 lines. */
const UNPACKED_MAX = 60 * 1024 * 1024

/** Reads the first sheet, with saved results instead of formulas. Throws if the file is not a workbook. */
export async function workbookRows(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const rows = await readSheet(new Blob([new Uint8Array(unpacked(bytes))]), { parseNumber: (text) => text })
  return rows.map((row) => row.map((cell) => cellText(cell as Cell)))
}

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
  return zipSync(files, { level: 0 })
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
