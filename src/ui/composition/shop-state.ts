import { DehydratedQueries, type DehydratedQuery } from '#adapters/http/dehydrated-queries.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { ContentStore, type LayoutData } from '#application/catalogue/content.store.ts'
import { LoadRequiredLayoutData } from '#application/catalogue/load-required-layout-data.ts'
import { PaymentHosts } from '#application/checkout/payment-hosts.ts'
import { LocaleStore, type LocaleSnapshot } from '#application/locale/locale.store.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { LoadRates } from '#application/currencies/load-rates.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore, type SessionSnapshot } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import type { Capability } from '#domain/capabilities/capability.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import type { SearchMode } from '#domain/vehicles/search-mode.ts'
import type { LoaderArgs } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'

/** State of the stores after the server has rendered the page; the browser starts with this state. */
export type ShopState = {
  /** The shop's public origin, for absolute URLs. */
  readonly origin: string
  readonly layoutData: LayoutData | undefined
  /** Time of the server, for a page of a session. Absent from guest pages, which are cached. */
  readonly now: number | undefined
  readonly session: SessionSnapshot
  readonly locale: LocaleSnapshot
  readonly paymentHosts: readonly string[]
  readonly isTracked: boolean
  readonly notOffered: readonly Capability[]
  /** Absent if the cart could not be loaded. */
  readonly cart: Cart | undefined
  readonly cartIsMissing: boolean
  readonly searchMode: SearchMode
  /** Absent if the user has not chosen a second currency. */
  readonly rates: Rates | undefined
  /**
   * API responses that the server has loaded. Not a copy of the array, because parallel loaders still add to it. All
   * loaders reference the same array, so it is serialised once.
   */
  readonly answers: readonly DehydratedQuery[]
}

export async function loadShopState(
  container: Container,
  { url }: Pick<LoaderArgs, 'url'>,
): Promise<ShopState> {
  const [layoutData] = await Promise.all([
    loadLayoutData(container),
    container.get(RefreshAccountState).run(),
    container.get(LoadCart).join(),
    container.get(LoadSearchMode).run(),
    container.get(LoadRates).run(),
  ])
  const cart = container.get(CartStore)
  const session = container.get(SessionStore)
  const { answers } = container.get(DehydratedQueries)
  return {
    origin: url.origin,
    layoutData,
    now: session.isLoggedIn ? container.get(Clock).now() : undefined,
    session: session.snapshot,
    locale: container.get(LocaleStore).snapshot,
    paymentHosts: container.get(PaymentHosts).origins,
    isTracked: container.get(ConsentStore).isOffered,
    notOffered: container.get(CapabilitiesStore).notOffered,
    cart: cart.isStale ? undefined : cart.cart,
    cartIsMissing: cart.isMissing,
    searchMode: container.get(SearchModeStore).mode,
    rates: container.get(AlternativeCurrencyStore).rates,
    answers,
  }
}

/** Data of the layout. Undefined after a failure: the page renders without it, and reports the failure itself. */
export async function loadLayoutData(container: Container): Promise<LayoutData | undefined> {
  try {
    return await container.get(LoadRequiredLayoutData).run()
  } catch (error) {
    if (error instanceof ApiFailure) return undefined
    throw error
  }
}

export function restoreShopState(container: Container, state: ShopState): void {
  if (state.now !== undefined) container.get(Clock).setTime?.(state.now)
  container.get(CapabilitiesStore).set(state.notOffered)
  container.get(DehydratedQueries).answers = [...state.answers]
  container.get(SessionStore).restore(state.session)
  container.get(LocaleStore).restore(state.locale)
  container.get(PaymentHosts).set(state.paymentHosts)
  container.get(ConsentStore).offer(state.isTracked)
  container.get(SearchModeStore).set(state.searchMode)
  container.get(AlternativeCurrencyStore).setRates(state.rates)
  if (state.cart) container.get(CartStore).set(state.cart)
  else container.get(CartStore).markStale(state.cartIsMissing)
  if (state.layoutData) container.get(ContentStore).setLayoutData(state.layoutData)
}
