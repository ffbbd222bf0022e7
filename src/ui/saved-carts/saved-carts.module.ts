import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Bindings of saved carts for all pages. */
registerModule('saved-carts', ({ lazyPort }) => {
  lazyPort(
    SavedCarts,
    viaApi(async () => (await import('#adapters/http/saved-carts/http-saved-carts.ts')).HttpSavedCarts),
    ApiAccess,
  )
})
