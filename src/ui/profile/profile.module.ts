import { ProfileApi } from '#application/profile/profile.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('profile', ({ lazyPort }) => {
  lazyPort(
    ProfileApi,
    viaApi(async () => (await import('#adapters/http/profile/http-profile.ts')).HttpProfile),
    ApiAccess,
  )
})
