import { StartDownload } from '#application/downloads/start-download.ts'
import { ChangePartnerInterface } from '#application/partner-interface/change-partner-interface.ts'
import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { PartnerViewModel } from '../../partner-interface/partner.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './downloads.area.ts'

/** What links the customer's systems with the shop. */
openArea('partner', ({ provide, lazy }) => {
  lazy(
    PartnerApi,
    viaApi(async () => (await import('#adapters/http/partner-interface/http-partner-api.ts')).HttpPartnerApi),
    ApiAccess,
  )
  provide(ChangePartnerInterface, PartnerApi)
  provide(PartnerViewModel, ChangePartnerInterface, StartDownload, Clock)
})
