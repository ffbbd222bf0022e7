import { Approvals } from '#application/approvals/approvals.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('approvals', ({ lazyPort }) => {
  lazyPort(
    Approvals,
    viaApi(async () => (await import('#adapters/http/approvals/http-approvals.ts')).HttpApprovals),
    ApiAccess,
  )
})
