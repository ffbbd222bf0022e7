/** Mistakes of wiring that the type check must refuse: an accepted one leaves its directive unused, which is an error. */
import { CartStore } from '#application/cart/cart.store.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { SearchSettings } from '#application/vehicles/search-settings.port.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { VinHistory } from '#application/vehicles/vin-history.port.ts'
import type { Wiring } from '#ui/kernel/module.ts'

declare const Search: new (history: VinHistory, settings: SearchSettings, store: VinHistoryStore) => object
declare const Basket: new (
  stores: { readonly session: SessionStore; readonly cart: CartStore },
  clock: Clock,
) => object

class Timetable extends dependsOn({ clock: Clock, cart: CartStore }) {
  now = (): number => this.deps.clock.now()
  // @ts-expect-error a dependency has the type of its key
  session = (): SessionStore => this.deps.cart
}

const stores = { session: SessionStore, cart: CartStore }

export const canary: Wiring = ({ provide, constant, latePort }) => {
  provide(Search, VinHistory, SearchSettings, VinHistoryStore)
  // @ts-expect-error two ports are swapped
  provide(Search, SearchSettings, VinHistory, VinHistoryStore)
  // @ts-expect-error a port and a class are swapped
  provide(Search, VinHistory, VinHistoryStore, SearchSettings)
  // @ts-expect-error a key is missing
  provide(Search, VinHistory, SearchSettings)
  // @ts-expect-error a key is superfluous
  provide(Search, VinHistory, SearchSettings, VinHistoryStore, Clock)
  // @ts-expect-error a key has the wrong type
  provide(Search, VinHistory, SearchSettings, SessionStore)

  // @ts-expect-error a symbol is no token
  provide(Search, Symbol('VinHistory'), SearchSettings, VinHistoryStore)

  provide(Basket, stores, Clock)
  // @ts-expect-error a group lacks a key
  provide(Basket, { session: SessionStore }, Clock)
  // @ts-expect-error a key of a group has the wrong type
  provide(Basket, { ...stores, cart: SessionStore }, Clock)

  provide(Timetable)
  // @ts-expect-error a class that names its keys takes no others
  provide(Timetable, Clock)
  // @ts-expect-error a string is no key
  void class extends dependsOn({ clock: 'Clock' }) {}

  // @ts-expect-error a constant has the wrong type
  constant(Clock, { now: () => 'noon' })
  // @ts-expect-error an adapter has the wrong type
  latePort(Clock, async () => ({ now: () => 'noon' }))
  // @ts-expect-error a key of an adapter has the wrong type
  latePort(Clock, async (clock: Clock) => clock, SearchSettings)
}
