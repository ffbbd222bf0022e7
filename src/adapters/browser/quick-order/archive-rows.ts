import { unzipSync } from 'fflate'
import { listTable } from '#domain/quick-order/list-table.ts'
import { tablesOfMarkup } from '#domain/quick-order/markup-tables.ts'
import { sheetsOfWorkbook } from './workbook-sheets.ts'

/** Zip bomb limit, far above a list of 5,000 lines. */
const UNPACKED_MAX = 60 * 1024 * 1024

/**
 * Rows of the sheet that holds the list in an XLSX, OpenDocument or Word file. Throws if the archive is none of them.
 */
export async function archiveRows(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const files = unpacked(bytes)
  const text = files['content.xml'] ?? files['word/document.xml']
  const tables = text ? tablesOfMarkup(new TextDecoder().decode(text)) : await sheetsOfWorkbook(files)
  return listTable(tables)
}

/** Only the XML files, which hold the text. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, size: packed, originalSize }) => {
      // deflate adds a few bytes for each block: a file that claims to be smaller than packed lies
      if (originalSize + 1_024 < packed * 0.9) throw new Error('The archive lies')
      size += originalSize
      if (size > UNPACKED_MAX) throw new Error('The archive swells')
      return /\.(xml|rels)$/.test(name)
    },
  })
}
