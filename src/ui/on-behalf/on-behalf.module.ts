import { OnBehalfApi } from '#application/on-behalf/on-behalf.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(
  OnBehalfApi,
  async () => (await import('#adapters/http/on-behalf/http-on-behalf.ts')).HttpOnBehalf,
)
