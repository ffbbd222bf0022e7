import { unzipSync } from 'fflate'
import { listTable } from '#domain/list-reader/list-table.ts'
import { tablesOfMarkup } from '#domain/list-reader/markup-tables.ts'
import { FileRejected } from './file-rejected.ts'
import { sheetsOfWorkbook } from './workbook-sheets.ts'

/** Maximum unpacked size in bytes, against zip bombs; far above a list of 5,000 lines. */
const UNPACKED_MAX = 60 * 1024 * 1024

/** Rows of the sheet with the list in an XLSX, OpenDocument or Word file. Throws for any other archive. */
export function archiveRows(bytes: Uint8Array): readonly (readonly string[])[] {
  if (isLocked(bytes)) throw new FileRejected({ kind: 'protected' })
  const files = unpacked(bytes)
  if (textOf(files['META-INF/manifest.xml']).includes('encryption-data>'))
    throw new FileRejected({ kind: 'protected' })
  const text = files['content.xml'] ?? files['word/document.xml']
  const tables = text ? tablesOfMarkup(textOf(text)) : sheetsOfWorkbook(files)
  return listTable(tables)
}

const HEAD_BYTES = 30
/** True for a ZIP archive whose first file has a password. */
const isLocked = (bytes: Uint8Array): boolean => bytes.length > HEAD_BYTES && ((bytes[6] ?? 0) & 1) === 1

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)

/** Unpacks only the XML files, which contain the text. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, size: packed, originalSize }) => {
      // deflate adds only a few bytes per block: a declared size far below the packed size is forged (zip bomb)
      if (originalSize + 1_024 < packed * 0.9) throw new Error('The archive lies')
      const rejection = rejectionOf(name)
      if (rejection) throw new FileRejected({ kind: rejection })
      size += originalSize
      if (size > UNPACKED_MAX) throw new Error('The archive swells')
      return /\.(?:xml|rels)$/i.test(name)
    },
  })
}

/** The format of an unsupported archive, by the name of one of its files. */
function rejectionOf(name: string): 'binary-workbook' | 'apple-format' | undefined {
  if (/^xl\/workbook\.bin$/i.test(name)) return 'binary-workbook'
  return /^Index(?:\.zip$|\/[^/]{1,200}\.iwa$)/.test(name) ? 'apple-format' : undefined
}
