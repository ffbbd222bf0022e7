import { StartDownload } from '#application/downloads/start-download.ts'
import { ChangePartnerInterface } from '#application/partner/change-partner-interface.ts'
import { PartnerDesk } from '#application/partner/partner-desk.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { PartnerViewModel } from '../../infocenter/partner/partner.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './downloads.area.ts'

/** What links the customer's systems with the shop. */
openArea('partner', ({ provide, lazy }) => {
  lazy(
    PartnerDesk,
    viaApi(async () => (await import('#adapters/http/http-partner-desk.ts')).HttpPartnerDesk),
    ApiAccess,
  )
  provide(ChangePartnerInterface, PartnerDesk)
  provide(PartnerViewModel, ChangePartnerInterface, StartDownload, Clock)
})
