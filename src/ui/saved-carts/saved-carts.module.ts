import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

/** Bindings of saved carts for all pages. */
registerApiPort(
  SavedCarts,
  async () => (await import('#adapters/http/saved-carts/http-saved-carts.ts')).HttpSavedCarts,
)
