import { ProfileApi } from '#application/profile/profile.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(ProfileApi, async () => (await import('#adapters/http/profile/http-profile.ts')).HttpProfile)
