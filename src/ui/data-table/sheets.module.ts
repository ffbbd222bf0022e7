import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { registerModule } from '../kernel/module.ts'

/** Tables that leave the shop as files. */
registerModule('sheets', ({ lazy }) => {
  lazy(
    SheetFiles,
    async () => (await import('#adapters/browser/data-table/browser-sheet-files.ts')).browserSheetFiles,
  )
})
