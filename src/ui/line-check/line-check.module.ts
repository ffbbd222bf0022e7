import { LineCheck } from '#application/line-check/line-check.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('line-check', ({ lazyPort }) => {
  lazyPort(
    LineCheck,
    viaApi(async () => (await import('#adapters/http/quick-order/http-line-check.ts')).HttpLineCheck),
    ApiAccess,
  )
})
