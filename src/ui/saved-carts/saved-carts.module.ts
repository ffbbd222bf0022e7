import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Carts with a name, wherever they are kept or taken from. */
registerModule('saved-carts', ({ lazyPort }) => {
  lazyPort(
    SavedCarts,
    viaApi(async () => (await import('#adapters/http/saved-carts/http-saved-carts.ts')).HttpSavedCarts),
    ApiAccess,
  )
})
