import {
  LIST_FILE_BYTES_MAX,
  type ListFile,
  type ListFiles,
} from '#application/quick-order/list-files.port.ts'
import { fail } from '#domain/shared/result.ts'
import { isZip, isPdf } from './file-text.ts'
import { listRowsOf, type ListRows } from './list-rows-of.ts'

/** Size in bytes below which parsing takes less time than the start of a worker. */
const SMALL_BYTES = 32 * 1024

/** Parses large files in a worker, so that the page stays responsive. */
export class BrowserListFiles implements ListFiles {
  async read(file: ListFile): Promise<ListRows> {
    if (file.size > LIST_FILE_BYTES_MAX) return fail({ kind: 'too-large' })
    const bytes = await file.bytes()
    const isSmallText = bytes.length < SMALL_BYTES && !isZip(bytes) && !isPdf(bytes)
    if (typeof Worker === 'undefined' || isSmallText) {
      return listRowsOf(bytes)
    }
    const { parseInWorker: readApart } = await import('./parse-in-worker.ts')
    return (await readApart(bytes)) ?? listRowsOf(bytes)
  }
}
