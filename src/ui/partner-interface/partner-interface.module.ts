import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'
import '../downloads/downloads.module.ts'

/** Bindings of the interfaces between the customer's systems and the shop. */
registerApiPort(
  PartnerApi,
  async () => (await import('#adapters/http/partner-interface/http-partner-api.ts')).HttpPartnerApi,
)
