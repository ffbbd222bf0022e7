import { LineCheck } from '#application/line-check/line-check.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(
  LineCheck,
  async () => (await import('#adapters/http/quick-order/http-line-check.ts')).HttpLineCheck,
)
