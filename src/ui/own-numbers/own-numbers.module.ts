import { OwnNumbers } from '#application/own-numbers/own-numbers.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../order-grid/list-files.module.ts'

/** What numbers mean to a company: learned in order grids, kept on a page. */
registerModule('own-numbers', ({ latePort }) => {
  latePort(
    OwnNumbers,
    viaApi(async () => (await import('#adapters/http/own-numbers/http-own-numbers.ts')).HttpOwnNumbers),
    ApiAccess,
  )
})
