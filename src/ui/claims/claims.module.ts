import { Claims } from '#application/claims/claims.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'

registerModule('claims', ({ lazyPort }) => {
  lazyPort(
    Claims,
    viaApi(async () => (await import('#adapters/http/claims/http-claims.ts')).HttpClaims),
    ApiAccess,
  )
})
