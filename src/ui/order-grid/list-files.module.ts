import { ListFiles } from '#application/quick-order/list-files.port.ts'
import { registerModule } from '../kernel/module.ts'

/** Bindings of the parser for files with lists: spreadsheets, text, PDF, e-mail. */
registerModule('list-files', ({ lazyPort }) => {
  lazyPort(
    ListFiles,
    async () => new (await import('#adapters/browser/quick-order/browser-list-files.ts')).BrowserListFiles(),
  )
})
