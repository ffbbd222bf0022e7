/** Wiring mistakes that the type check must reject. An accepted mistake makes its `@ts-expect-error` an error. */
import { CartStore } from '#application/cart/cart.store.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import type { SessionScopedStore } from '#application/shared/visitor-stores.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { VinHistory } from '#application/vehicles/vin-history.port.ts'
import type { Wiring } from '#ui/kernel/module.ts'

declare const Search: new (
  history: VinHistory,
  settings: SearchSettings,
  store: VinHistoryStore,
) => SessionScopedStore
declare const Basket: new (
  stores: { readonly session: SessionStore; readonly cart: CartStore },
  clock: Clock,
) => SessionScopedStore

class Timetable extends dependsOn({ clock: Clock, cart: CartStore }) {
  now = (): number => this.deps.clock.now()
  empty(): void {}
  // @ts-expect-error `cart` is a CartStore, not a SessionStore
  session = (): SessionStore => this.deps.cart
}

const stores = { session: SessionStore, cart: CartStore }

export const canary: Wiring = ({ provideStore, constant, lazyPort }) => {
  provideStore(Search, VinHistory, SearchSettings, VinHistoryStore)
  // @ts-expect-error two ports are swapped
  provideStore(Search, SearchSettings, VinHistory, VinHistoryStore)
  // @ts-expect-error a port and a class are swapped
  provideStore(Search, VinHistory, VinHistoryStore, SearchSettings)
  // @ts-expect-error a key is missing
  provideStore(Search, VinHistory, SearchSettings)
  // @ts-expect-error a key is superfluous
  provideStore(Search, VinHistory, SearchSettings, VinHistoryStore, Clock)
  // @ts-expect-error a key has the wrong type
  provideStore(Search, VinHistory, SearchSettings, SessionStore)

  // @ts-expect-error a symbol is not a token
  provideStore(Search, Symbol('VinHistory'), SearchSettings, VinHistoryStore)

  provideStore(Basket, stores, Clock)
  // @ts-expect-error a group lacks a key
  provideStore(Basket, { session: SessionStore }, Clock)
  // @ts-expect-error a key of a group has the wrong type
  provideStore(Basket, { ...stores, cart: SessionStore }, Clock)

  provideStore(Timetable)
  // @ts-expect-error a class that declares its keys accepts no further keys
  provideStore(Timetable, Clock)
  // @ts-expect-error a string is not a key
  void class extends dependsOn({ clock: 'Clock' }) {}

  // @ts-expect-error a constant has the wrong type
  constant(Clock, { now: () => 'noon' })
  // @ts-expect-error an adapter has the wrong type
  lazyPort(Clock, async () => ({ now: () => 'noon' }))
  // @ts-expect-error a key of an adapter has the wrong type
  lazyPort(Clock, async (clock: Clock) => clock, SearchSettings)
}
