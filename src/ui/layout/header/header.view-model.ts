import { makeAutoObservable } from 'mobx'
import type { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import type { CartStore } from '#application/cart/cart.store.ts'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import { EVERYTHING, resultsQuery } from '#application/search/results-url.ts'
import type { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import type { LocaleStore } from '#application/locale/locale.store.ts'
import type { LogOut } from '#application/authentication/log-out.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { TogglePrices } from '#application/pricing/toggle-prices.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { groupCategories, type CategoryGroup, type Division } from '#domain/catalogue/content.ts'
import type { EntityLink } from '#domain/layout/company.ts'
import { suppliedHref } from '#domain/layout/supplied-link.ts'
import type { Money } from '#domain/shared/money.ts'

export const PROMOTIONS_QUERY = resultsQuery({ ...EVERYTHING, news: true })
export const UNIVERSAL_PARTS_QUERY = resultsQuery({ ...EVERYTHING, categories: ['U23'] })

/** Spec 9, header cart product items. */
export const CART_LINES_SHOWN = 6

type Stores = {
  readonly session: SessionStore
  readonly content: ContentStore
  readonly cart: CartStore
  readonly place: LocaleStore
  readonly downloads: DownloadStorage
  readonly capabilities: CapabilitiesStore
}

/** What the header shows of the visitor, the country and the catalogue (spec 2). */
export class HeaderViewModel {
  /** This browser has downloads to show; what shows them is loaded then. */
  hasDownloads = false
  readonly #session: SessionStore
  readonly #capabilities: CapabilitiesStore
  readonly #content: ContentStore
  readonly #cart: CartStore
  readonly #place: LocaleStore
  readonly #downloads: DownloadStorage
  readonly #togglePrices: TogglePrices
  readonly #logOut: LogOut

  constructor(
    { session, content, cart, place, downloads, capabilities }: Stores,
    togglePrices: TogglePrices,
    logOut: LogOut,
  ) {
    this.#session = session
    this.#capabilities = capabilities
    this.#content = content
    this.#cart = cart
    this.#place = place
    this.#downloads = downloads
    this.#togglePrices = togglePrices
    this.#logOut = logOut
    makeAutoObservable(this)
  }

  get isLoggedIn(): boolean {
    return this.#session.isLoggedIn
  }

  /** Quick order fills the cart: it is offered to nobody else. */
  get mayQuickOrder(): boolean {
    return this.#session.canAddToCart && this.#capabilities.offers('quickOrder')
  }

  get hasInfoCentre(): boolean {
    return this.#capabilities.offersPage('infocenter')
  }

  get isAdmin(): boolean {
    return this.#session.user?.role === 'admin' && this.#capabilities.offers('administration')
  }

  get userName(): string {
    const { user } = this.#session
    return user ? `${user.firstName} ${user.lastName}` : ''
  }

  /** A login belongs to a company with several users. */
  get customerNumber(): string | undefined {
    return this.#session.user?.customerId
  }

  get companyName(): string | undefined {
    return this.#session.user?.companyName
  }

  get mayTogglePrices(): boolean {
    return this.#session.user?.mayTogglePrices ?? false
  }

  get pricesAreHidden(): boolean {
    return this.#session.snapshot.pricesHidden
  }

  /** The lines in the cart. */
  get cartCount(): number {
    return this.#cart.count
  }

  get cartLines(): readonly Pick<CartLine, 'id' | 'articleNo' | 'name' | 'quantity' | 'total'>[] {
    return this.#cart.cart.lines.slice(0, CART_LINES_SHOWN)
  }

  get cartTotal(): Money | undefined {
    return this.#cart.cart.total
  }

  /** ISO 3166-1 alpha-2. */
  get countryId(): string {
    return this.#place.countryId
  }

  get countryName(): string | undefined {
    return this.#content.frame?.country.countryName
  }

  get divisions(): readonly Division[] {
    return this.#content.frame?.content.divisions ?? []
  }

  get groups(): readonly CategoryGroup[] {
    return groupCategories(this.#content.frame?.content.categories ?? [])
  }

  /** The first of these that the country's entity supplies. */
  entityHref(...links: readonly EntityLink[]): string | undefined {
    const supplied = this.#content.frame?.country.links
    return links.map((link) => suppliedHref(supplied?.[link])).find((href) => href !== undefined)
  }

  /** Answers how to stop watching. */
  watchDownloads(): () => void {
    const downloads = this.#downloads
    const look = () => {
      const { user } = this.#session
      if (user && downloads.load(user.customerId).length > 0) this.findDownloads()
    }
    look()
    return downloads.subscribe((where) => (where === 'here' ? this.findDownloads() : look()))
  }

  private findDownloads(): void {
    this.hasDownloads = true
  }

  togglePrices(): Promise<void> {
    return this.#togglePrices.run()
  }

  logOut(): Promise<void> {
    return this.#logOut.run()
  }
}
