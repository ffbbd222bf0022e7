import { OnBehalfApi } from '#application/on-behalf/on-behalf.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('on-behalf', ({ lazyPort }) => {
  lazyPort(
    OnBehalfApi,
    viaApi(async () => (await import('#adapters/http/on-behalf/http-on-behalf.ts')).HttpOnBehalf),
    ApiAccess,
  )
})
