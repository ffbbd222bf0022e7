import { SheetFiles } from '#application/list/sheet-files.port.ts'
import { lazily } from '../lazily.ts'
import { openArea } from '../open-area.ts'

/** Tables that leave the shop as files. */
openArea('sheets', ({ bind }) => {
  bind<SheetFiles>(SheetFiles).toConstantValue(
    lazily(async () => (await import('#adapters/browser/browser-sheet-files.ts')).browserSheetFiles),
  )
})
