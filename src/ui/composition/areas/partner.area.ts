import { StartDownload } from '#application/downloads/start-download.ts'
import { ChangePartnerInterface } from '#application/partner/change-partner-interface.ts'
import { PartnerDesk } from '#application/partner/partner-desk.port.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { PartnerViewModel } from '../../infocenter/partner/partner.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './downloads.area.ts'

/** What links the customer's systems with the shop. */
openArea('partner', ({ bind }) => {
  bind<PartnerDesk>(PartnerDesk).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-partner-desk.ts')).HttpPartnerDesk),
    [ApiAccess],
  )
  bind(ChangePartnerInterface).toResolvedValue(
    (desk: PartnerDesk) => new ChangePartnerInterface(desk),
    [PartnerDesk],
  )
  bind(PartnerViewModel).toResolvedValue(
    (change: ChangePartnerInterface, downloads: StartDownload, clock: Clock) =>
      new PartnerViewModel(change, downloads, clock),
    [ChangePartnerInterface, StartDownload, Clock],
  )
})
