import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'

/** What links the customer's systems with the shop. */
registerModule('partner-interface', ({ latePort }) => {
  latePort(
    PartnerApi,
    viaApi(async () => (await import('#adapters/http/partner-interface/http-partner-api.ts')).HttpPartnerApi),
    ApiAccess,
  )
})
