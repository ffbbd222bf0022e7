import { makeAutoObservable } from 'mobx'
import { shortcutsFor, type Shortcut } from '../shortcuts.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { UNFILTERED, resultsQuery } from '#application/search/results-url.ts'
import { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { groupCategories, type CategoryGroup, type Division } from '#domain/catalogue/content.ts'
import type { EntityLink } from '#domain/layout/company.ts'
import { validSuppliedHref } from '#domain/layout/supplied-link.ts'
import type { Money } from '#domain/shared/money.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export const PROMOTIONS_QUERY = resultsQuery({ ...UNFILTERED, news: true })
export const UNIVERSAL_PARTS_QUERY = resultsQuery({ ...UNFILTERED, categories: ['U23'] })

/** Maximum number of cart lines in the fly-out (spec 9). */
const CART_LINES_SHOWN = 6

/** State of the header (spec 2): user, country, cart, navigation, unread notifications and downloads. */
export class HeaderViewModel {
  static readonly keys = {
    session: SessionStore,
    content: ContentStore,
    cart: CartStore,
    place: LocaleStore,
    downloads: DownloadStorage,
    capabilities: CapabilitiesStore,
    togglePrices: TogglePrices,
    logOut: LogOut,
  }
  /** True if this browser has stored downloads: the header then loads the download indicator. */
  hasDownloads = false
  readonly #deps

  constructor(deps: DepsOf<typeof HeaderViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get isLoggedIn(): boolean {
    return this.#deps.session.isLoggedIn
  }

  /** True if the user may open the quick order, which requires the right to fill the cart. */
  get mayQuickOrder(): boolean {
    return this.#deps.session.canAddToCart && this.#deps.capabilities.offers('quickOrder')
  }

  get hasInfoCentre(): boolean {
    return this.#deps.capabilities.offersPage('infocenter')
  }

  /** Number of unread notifications; undefined without a login, or if the API has no inbox. */
  get unread(): number | undefined {
    const { session, capabilities } = this.#deps
    return session.isLoggedIn && capabilities.offersPage('inbox') ? session.snapshot.unread : undefined
  }

  /** Most used pages of the account, without those that the header links already. */
  get shortcuts(): readonly Shortcut[] {
    return shortcutsFor(this.#deps.session, this.#deps.capabilities).filter((page) => page !== 'infocenter')
  }

  get isAdmin(): boolean {
    return this.#deps.session.user?.role === 'admin' && this.#deps.capabilities.offers('administration')
  }

  get userName(): string {
    const { user } = this.#deps.session
    return user ? `${user.firstName} ${user.lastName}` : ''
  }

  /** Customer number of the user's company. */
  get customerNumber(): string | undefined {
    return this.#deps.session.user?.customerId
  }

  get companyName(): string | undefined {
    return this.#deps.session.user?.companyName
  }

  get mayTogglePrices(): boolean {
    return this.#deps.session.mayTogglePrices
  }

  get pricesAreHidden(): boolean {
    return this.#deps.session.snapshot.pricesHidden
  }

  /** Number of lines in the cart. */
  get cartCount(): number {
    return this.#deps.cart.count
  }

  get cartLines(): readonly Pick<CartLine, 'id' | 'articleNo' | 'name' | 'quantity' | 'total'>[] {
    return this.#deps.cart.cart.lines.slice(0, CART_LINES_SHOWN)
  }

  get cartTotal(): Money | undefined {
    return this.#deps.cart.cart.total
  }

  /** ISO 3166-1 alpha-2. */
  get countryId(): string {
    return this.#deps.place.countryId
  }

  get countryName(): string | undefined {
    return this.#deps.content.layoutData?.country.countryName
  }

  get divisions(): readonly Division[] {
    return this.#deps.content.layoutData?.content.divisions ?? []
  }

  get groups(): readonly CategoryGroup[] {
    return groupCategories(this.#deps.content.layoutData?.content.categories ?? [])
  }

  /** Path of the first of these links for which the country's data has a URL. */
  entityHref(...links: readonly EntityLink[]): string | undefined {
    const supplied = this.#deps.content.layoutData?.country.links
    return links.map((link) => validSuppliedHref(supplied?.[link])).find((href) => href !== undefined)
  }

  /** Observes whether this browser has downloads. Returns the stop function. */
  watchDownloads(): () => void {
    const downloads = this.#deps.downloads
    const look = () => {
      const { personId } = this.#deps.session
      if (personId !== undefined && downloads.load(personId).length > 0) this.findDownloads()
    }
    look()
    return downloads.subscribe((origin) => (origin === 'here' ? this.findDownloads() : look()))
  }

  private findDownloads(): void {
    this.hasDownloads = true
  }

  togglePrices(): Promise<void> {
    return this.#deps.togglePrices.run()
  }

  logOut(): Promise<void> {
    return this.#deps.logOut.run()
  }
}
