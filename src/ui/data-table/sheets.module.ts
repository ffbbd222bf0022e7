import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { registerModule } from '../kernel/module.ts'

/** Bindings of the exports of tables. */
registerModule('sheets', ({ lazyPort }) => {
  lazyPort(
    SheetFiles,
    async (clock: Clock) =>
      (await import('#adapters/browser/data-table/browser-sheet-files.ts')).browserSheetFiles(clock),
    Clock,
  )
})
