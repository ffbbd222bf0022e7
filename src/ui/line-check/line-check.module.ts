import { LineCheck } from '#application/line-check/line-check.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** What numbers stand for. */
registerModule('line-check', ({ latePort }) => {
  latePort(
    LineCheck,
    viaApi(async () => (await import('#adapters/http/quick-order/http-line-check.ts')).HttpLineCheck),
    ApiAccess,
  )
})
