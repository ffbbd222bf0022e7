import { ExportData } from '#application/partner-interface/export-data.ts'
import { ManageApiKeys } from '#application/partner-interface/manage-api-keys.ts'
import { ManageWebhooks } from '#application/partner-interface/manage-webhooks.ts'
import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { SetUpPunchOut } from '#application/partner-interface/set-up-punch-out.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { PartnerViewModel } from './partner.view-model.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'

/** What links the customer's systems with the shop. */
registerModule('partner-interface', ({ provide, latePort }) => {
  latePort(
    PartnerApi,
    viaApi(async () => (await import('#adapters/http/partner-interface/http-partner-api.ts')).HttpPartnerApi),
    ApiAccess,
  )
  provide(ManageApiKeys)
  provide(ManageWebhooks)
  provide(ExportData)
  provide(SetUpPunchOut)
  provide(
    PartnerViewModel,
    { keys: ManageApiKeys, webhooks: ManageWebhooks, exports: ExportData, punchOut: SetUpPunchOut },
    Clock,
  )
})
