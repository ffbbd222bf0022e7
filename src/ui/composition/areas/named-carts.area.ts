import { ChangeCarts } from '#application/saved-carts/manage-saved-carts.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { NamedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'

/** Carts with a name, wherever they are kept or taken from. */
openArea('named-carts', ({ provide, lazy }) => {
  lazy(
    NamedCarts,
    viaApi(async () => (await import('#adapters/http/saved-carts/http-saved-carts.ts')).HttpNamedCarts),
    ApiAccess,
  )
  provide(ChangeCarts, NamedCarts, SessionStore, LoadCart)
})
