import { Claims } from '#application/claims/claims.port.ts'
import { FetchClaimFile } from '#application/claims/fetch-claim-file.ts'
import { ReplyToClaim } from '#application/claims/reply-to-claim.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'
import { ClaimViewModel } from './claim.view-model.ts'

/** Claims: their list, and each as a case. */
registerModule('claims', ({ provide, latePort }) => {
  latePort(
    Claims,
    viaApi(async () => (await import('#adapters/http/claims/http-claims.ts')).HttpClaims),
    ApiAccess,
  )
  provide(ReplyToClaim)
  provide(FetchClaimFile)
  provide(ClaimViewModel, ReplyToClaim, FetchClaimFile)
})
