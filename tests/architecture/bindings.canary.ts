/** Mistakes of wiring that the type check must refuse: an accepted one leaves its directive unused, which is an error. */
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { Baskets } from '#application/cart/cart-api.port.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { LostAdds } from '#application/cart/idempotency-keys.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { Happenings } from '#application/tracking/event-bus.ts'
import { RecallVins } from '#application/vehicles/load-vin-history.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { VinMemory } from '#application/vehicles/vin-history.port.ts'
import type { Wiring } from '#ui/composition/container.ts'

const stores = { session: SessionStore, cart: CartStore, lostAdds: LostAdds }

export const canary: Wiring = ({ provide, constant, lazy }) => {
  provide(RecallVins, VinMemory, SearchSettings, VinHistoryStore)
  // @ts-expect-error two ports are swapped
  provide(RecallVins, SearchSettings, VinMemory, VinHistoryStore)
  // @ts-expect-error a port and a class are swapped
  provide(RecallVins, VinMemory, VinHistoryStore, SearchSettings)
  // @ts-expect-error a key is missing
  provide(RecallVins, VinMemory, SearchSettings)
  // @ts-expect-error a key is superfluous
  provide(RecallVins, VinMemory, SearchSettings, VinHistoryStore, Clock)
  // @ts-expect-error a key has the wrong type
  provide(RecallVins, VinMemory, SearchSettings, SessionStore)

  // @ts-expect-error a symbol is no token
  provide(RecallVins, Symbol('VinMemory'), SearchSettings, VinHistoryStore)

  provide(AddLinesToCart, Baskets, stores, LoadCart, Happenings)
  // @ts-expect-error a group lacks a key
  provide(AddLinesToCart, Baskets, { session: SessionStore, cart: CartStore }, LoadCart, Happenings)
  // @ts-expect-error a key of a group has the wrong type
  provide(AddLinesToCart, Baskets, { ...stores, cart: SessionStore }, LoadCart, Happenings)

  // @ts-expect-error a constant has the wrong type
  constant(Clock, { now: () => 'noon' })
  // @ts-expect-error an adapter has the wrong type
  lazy(Clock, async () => ({ now: () => 'noon' }))
  // @ts-expect-error a key of an adapter has the wrong type
  lazy(Clock, async (clock: Clock) => clock, SearchSettings)
}
