import { OverviewApi } from '#application/overview/overview-api.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'
import '../downloads/downloads.module.ts'

/** Binding of the overview, the first page of the info centre. */
registerApiPort(
  OverviewApi,
  async () => (await import('#adapters/http/overview/http-overview-api.ts')).HttpOverviewApi,
)
