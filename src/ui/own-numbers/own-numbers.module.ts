import { OwnNumbers } from '#application/own-numbers/own-numbers.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../order-grid/list-files.module.ts'

/** Bindings of a company's own part numbers, which order grids store and a page edits. */
registerModule('own-numbers', ({ lazyPort }) => {
  lazyPort(
    OwnNumbers,
    viaApi(async () => (await import('#adapters/http/own-numbers/http-own-numbers.ts')).HttpOwnNumbers),
    ApiAccess,
  )
})
