import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { openArea } from '../open-area.ts'

/** Tables that leave the shop as files. */
openArea('sheets', ({ lazy }) => {
  lazy(
    SheetFiles,
    async () => (await import('#adapters/browser/data-table/browser-sheet-files.ts')).browserSheetFiles,
  )
})
