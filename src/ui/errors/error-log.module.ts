import { ErrorLog } from '#application/errors/error-log.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('error-log', ({ lazyPort }) => {
  lazyPort(
    ErrorLog,
    viaApi(async () => (await import('#adapters/http/errors/http-error-log.ts')).HttpErrorLog),
    ApiAccess,
  )
})
