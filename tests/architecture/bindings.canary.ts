/** Mistakes of wiring that the type check must refuse: an accepted one leaves its directive unused, which is an error. */
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartApi } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { IdempotencyKeys } from '#application/shared/idempotency-keys.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { VinHistory } from '#application/vehicles/vin-history.port.ts'
import type { Wiring } from '#ui/kernel/module.ts'

const stores = { session: SessionStore, cart: CartStore, idempotencyKeys: IdempotencyKeys }

export const canary: Wiring = ({ provide, constant, latePort }) => {
  provide(LoadVinHistory, VinHistory, SearchSettings, VinHistoryStore)
  // @ts-expect-error two ports are swapped
  provide(LoadVinHistory, SearchSettings, VinHistory, VinHistoryStore)
  // @ts-expect-error a port and a class are swapped
  provide(LoadVinHistory, VinHistory, VinHistoryStore, SearchSettings)
  // @ts-expect-error a key is missing
  provide(LoadVinHistory, VinHistory, SearchSettings)
  // @ts-expect-error a key is superfluous
  provide(LoadVinHistory, VinHistory, SearchSettings, VinHistoryStore, Clock)
  // @ts-expect-error a key has the wrong type
  provide(LoadVinHistory, VinHistory, SearchSettings, SessionStore)

  // @ts-expect-error a symbol is no token
  provide(LoadVinHistory, Symbol('VinHistory'), SearchSettings, VinHistoryStore)

  provide(AddLinesToCart, CartApi, stores, LoadCart, EventBus)
  // @ts-expect-error a group lacks a key
  provide(AddLinesToCart, CartApi, { session: SessionStore, cart: CartStore }, LoadCart, EventBus)
  // @ts-expect-error a key of a group has the wrong type
  provide(AddLinesToCart, CartApi, { ...stores, cart: SessionStore }, LoadCart, EventBus)

  // @ts-expect-error a constant has the wrong type
  constant(Clock, { now: () => 'noon' })
  // @ts-expect-error an adapter has the wrong type
  latePort(Clock, async () => ({ now: () => 'noon' }))
  // @ts-expect-error a key of an adapter has the wrong type
  latePort(Clock, async (clock: Clock) => clock, SearchSettings)
}
