import type { DehydratedQuery } from '#adapters/http/answer-cache.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { ContentStore, type Frame } from '#application/catalogue/content.store.ts'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { LocaleStore, type LocaleSnapshot } from '#application/locale/locale.store.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { LoadRates } from '#application/currencies/load-rates.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import { SessionStore, type SessionSnapshot } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import type { SearchMode } from '#domain/vehicles/search-mode.ts'
import type { LoaderCall } from './shop-loader.ts'
import type { Shop } from './shop.tsx'
import { Journal } from './visitor-environment.ts'

/** What the stores hold when the server has made the page; the browser starts from it. */
export type ShopState = {
  /** The shop's public address, for links that must be whole. */
  readonly origin: string
  readonly frame: Frame | undefined
  readonly session: SessionSnapshot
  readonly place: LocaleSnapshot
  readonly paymentHosts: readonly string[]
  readonly isTracked: boolean
  /** Absent where it could not be asked for. */
  readonly cart: Cart | undefined
  readonly searchMode: SearchMode
  /** Absent for those who want no other currency beside their prices. */
  readonly rates: Rates | undefined
  /**
   * The journal itself, not a copy: the loaders that run beside this one are still writing to it. What pages
   * hold is the same object, and is sent once.
   */
  readonly answers: readonly DehydratedQuery[]
}

export async function loadShopState(shop: Shop, { url }: Pick<LoaderCall, 'url'>): Promise<ShopState> {
  const [frame] = await Promise.all([
    loadFrame(shop),
    shop.get(RefreshFeatures).run(),
    shop.get(LoadCart).join(),
    shop.get(LoadSearchMode).run(),
    shop.get(LoadRates).run(),
  ])
  const cart = shop.get(CartStore)
  const { answers } = shop.get(Journal)
  return {
    origin: url.origin,
    frame,
    session: shop.get(SessionStore).snapshot,
    place: shop.get(LocaleStore).snapshot,
    paymentHosts: shop.get(PaymentHosts).origins,
    isTracked: shop.get(ConsentStore).isOffered,
    cart: cart.isStale ? undefined : cart.cart,
    searchMode: shop.get(SearchModeStore).mode,
    rates: shop.get(AlternativeCurrencyStore).rates,
    answers,
  }
}

/** A page without its frame is still a page: its own part says what is wrong. */
export async function loadFrame(shop: Shop): Promise<Frame | undefined> {
  try {
    return await shop.get(OpenCatalogue).run()
  } catch (error) {
    if (error instanceof ApiFailure) return undefined
    throw error
  }
}

export function restoreShopState(shop: Shop, state: ShopState): void {
  shop.get(Journal).answers = [...state.answers]
  shop.get(SessionStore).restore(state.session)
  shop.get(LocaleStore).restore(state.place)
  shop.get(PaymentHosts).set(state.paymentHosts)
  shop.get(ConsentStore).offer(state.isTracked)
  shop.get(SearchModeStore).set(state.searchMode)
  shop.get(AlternativeCurrencyStore).setRates(state.rates)
  if (state.cart) shop.get(CartStore).set(state.cart)
  else shop.get(CartStore).markStale()
  if (state.frame) shop.get(ContentStore).setFrame(state.frame)
}
