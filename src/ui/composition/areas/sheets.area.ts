import { SheetFiles } from '#application/list/sheet-files.port.ts'
import { openArea } from '../open-area.ts'

/** Tables that leave the shop as files. */
openArea('sheets', ({ lazy }) => {
  lazy(SheetFiles, async () => (await import('#adapters/browser/browser-sheet-files.ts')).browserSheetFiles)
})
