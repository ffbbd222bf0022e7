import { Claims } from '#application/claims/claims.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'
import '../downloads/downloads.module.ts'

registerApiPort(Claims, async () => (await import('#adapters/http/claims/http-claims.ts')).HttpClaims)
