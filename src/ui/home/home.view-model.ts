import { makeAutoObservable, observableRef } from 'mobx'
import { CartStore } from '#application/cart/cart.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { SearchResult } from '#application/search/parts-catalogue.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { groupCategories, partCountOf, type CategoryGroup, type Division } from '#domain/catalogue/content.ts'
import { limitList, type LimitedList } from '#domain/catalogue/limited-list.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import type { OrderHeader } from '#domain/orders/order.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import { attentionOf, type Attention } from '#domain/overview/attention.ts'
import type { Overview } from '#domain/overview/overview.ts'
import type { Money } from '#domain/shared/money.ts'
import type { VehicleMaker } from '#domain/vehicles/vehicle.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { shortcutsFor, type Shortcut } from '../layout/shortcuts.ts'

/** Number of visible groups: with the show-more card they fill three rows of four cards. */
export const GROUPS_SHOWN = 11

/** Counts beside the shortcuts; their texts are `home.today.<name>`. */
const COUNTS = {
  orderhistory: ({ openOrders }) => openOrders,
  backorderlist: ({ backorderLines }) => backorderLines?.count,
  deliverynotes: ({ deliveriesToday }) => deliveriesToday,
  salesinvoice: ({ invoices }) => invoices?.overdue,
  noticelist: ({ favouritesChanged }) => favouritesChanged,
} as const satisfies Partial<Record<Shortcut, (today: Overview) => number | undefined>>

type Counted = keyof typeof COUNTS

const isCounted = (shortcut: Shortcut): shortcut is Counted => shortcut in COUNTS

export class HomeViewModel {
  static readonly keys = {
    content: ContentStore,
    session: SessionStore,
    searchMode: SearchModeStore,
    capabilities: CapabilitiesStore,
    eventBus: EventBus,
    cart: CartStore,
  }
  promotionsFound: SearchResult | undefined = undefined
  today: Overview | undefined = undefined
  makers: readonly VehicleMaker[] = []
  isExpanded = false
  readonly #deps

  constructor(deps: DepsOf<typeof HomeViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { promotionsFound: observableRef, today: observableRef, makers: observableRef })
  }

  show(promotions: SearchResult | undefined, today?: Overview, makers: readonly VehicleMaker[] = []): void {
    this.promotionsFound = promotions
    this.today = today
    this.makers = makers
  }

  get country(): CountryInfo | undefined {
    return this.#deps.content.layoutData?.country
  }

  searchNumber(term: string): void {
    this.#deps.eventBus.announceSearch(term)
  }

  expand(): void {
    this.isExpanded = true
  }

  /** Name of the logged-in user; undefined for anonymous visitors. */
  get partnerName(): string | undefined {
    const user = this.#deps.session.user
    return user && `${user.firstName} ${user.lastName}`
  }

  get shortcuts(): readonly Shortcut[] {
    return shortcutsFor(this.#deps.session, this.#deps.capabilities)
  }

  todayOf(shortcut: Shortcut): { readonly name: Counted; readonly count: number } | undefined {
    if (this.today === undefined || !isCounted(shortcut)) return undefined
    const count = COUNTS[shortcut](this.today) ?? 0
    return count === 0 ? undefined : { name: shortcut, count }
  }

  get lastOrder(): OrderHeader | undefined {
    return this.#deps.capabilities.offers('orders') ? this.today?.lastOrders?.[0] : undefined
  }

  get attention(): readonly Attention[] {
    const offered = ({ routeId }: Attention) => this.#deps.capabilities.offersPage(routeId)
    return attentionOf(this.today ?? {}).filter(offered)
  }

  get vins(): readonly string[] {
    const vin = this.today?.lastVin
    return vin !== undefined && this.offersVinSearch ? [vin] : []
  }

  get lastList(): Overview['lastList'] {
    return this.#deps.capabilities.offersPage('noticelist') ? this.today?.lastList : undefined
  }

  get canAddToCart(): boolean {
    return this.#deps.session.canAddToCart
  }

  /** 0 until the cart is loaded. */
  get cartLines(): number {
    return this.#deps.cart.count
  }

  get cartTotal(): Money | undefined {
    return this.#deps.cart.cart.total
  }

  get offersVinSearch(): boolean {
    return this.#deps.searchMode.offersVinSearch
  }

  get hasContent(): boolean {
    return this.#deps.content.layoutData !== undefined
  }

  get divisions(): readonly Division[] {
    return this.#deps.content.layoutData?.content.divisions ?? []
  }

  get groups(): LimitedList<CategoryGroup> {
    return limitList(this.allGroups, this.isExpanded ? undefined : GROUPS_SHOWN)
  }

  get hiddenGroups(): readonly CategoryGroup[] {
    return this.allGroups.slice(this.groups.shown.length)
  }

  get groupCount(): number {
    return this.allGroups.length
  }

  get partCount(): number {
    return partCountOf(this.allGroups)
  }

  get promotions(): readonly ProductSummary[] {
    return this.promotionsFound?.products ?? []
  }

  get promotionCount(): number {
    return this.promotionsFound?.total ?? 0
  }

  get allGroups(): readonly CategoryGroup[] {
    return groupCategories(this.#deps.content.layoutData?.content.categories ?? [])
  }
}
