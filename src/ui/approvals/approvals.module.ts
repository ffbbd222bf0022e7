import { Approvals } from '#application/approvals/approvals.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(
  Approvals,
  async () => (await import('#adapters/http/approvals/http-approvals.ts')).HttpApprovals,
)
