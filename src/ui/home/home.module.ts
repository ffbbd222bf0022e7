import { HomeSummaryApi } from '#application/overview/home-summary.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(
  HomeSummaryApi,
  async () => (await import('#adapters/http/overview/http-overview-api.ts')).HttpOverviewApi,
)
