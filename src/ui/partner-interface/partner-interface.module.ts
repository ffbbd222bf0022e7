import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'

/** Bindings of the interfaces between the customer's systems and the shop. */
registerModule('partner-interface', ({ lazyPort }) => {
  lazyPort(
    PartnerApi,
    viaApi(async () => (await import('#adapters/http/partner-interface/http-partner-api.ts')).HttpPartnerApi),
    ApiAccess,
  )
})
