import { People } from '#application/people/people.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('people', ({ lazyPort }) => {
  lazyPort(
    People,
    viaApi(async () => (await import('#adapters/http/people/http-people.ts')).HttpPeople),
    ApiAccess,
  )
})
