import { makeAutoObservable, observableRef } from 'mobx'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { attentionOf, type Attention } from '#domain/overview/attention.ts'
import { chartAxisOf, type Overview } from '#domain/overview/overview.ts'
import type { PlainRouteId } from '#domain/pages/localised-path.ts'
import type { Money } from '#domain/shared/money.ts'
import { localDayOf, timeWindowText } from '../appointments/time-window.ts'
import { stateCell } from '../data-table/states.ts'
import type { OrderHeader } from '#domain/orders/order.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** One count on the overview. Its texts are `overview.tile.<name>`. */
export type Tile = {
  readonly name: 'openOrders' | 'backorders' | 'deliveries' | 'invoices' | 'favourites'
  readonly count: number
  /** Number of new entries, displayed below the count. */
  readonly noteCount?: number | undefined
  readonly amount?: Money | undefined
  readonly routeId: PlainRouteId
  readonly query: string
}

const VINS_SHOWN = 3
const ORDERS_SHOWN = 5

export class OverviewViewModel {
  static readonly keys = {
    session: SessionStore,
    cart: CartStore,
    downloads: DownloadsStore,
    capabilities: CapabilitiesStore,
  }
  overview: Overview | undefined = undefined
  looked: readonly string[] = []
  readonly #deps

  constructor(deps: DepsOf<typeof OverviewViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { overview: observableRef, looked: observableRef })
  }

  private readonly isOffered = ({ routeId }: { readonly routeId: PlainRouteId }) =>
    this.#deps.capabilities.offersPage(routeId)

  /** Sets the loaded data; `vins` is the VIN history, newest first. */
  show(overview: Overview, vins: readonly string[]): void {
    this.overview = overview
    this.looked = vins
  }

  get customerId(): string {
    return this.#deps.session.user?.customerId ?? ''
  }

  get asOf(): string | undefined {
    return this.overview?.asOf
  }

  get canAddToCart(): boolean {
    return this.#deps.session.canAddToCart
  }

  /** Tiles that the account may see. */
  get tiles(): readonly Tile[] {
    const { openOrders, backorderLines, deliveriesToday, invoices, favouritesChanged } = this.overview ?? {}
    const tiles: (Tile | undefined)[] = [
      tile('openOrders', openOrders, 'orderhistory', '?status=open'),
      backorderLines && {
        ...tile('backorders', backorderLines.count, 'backorderlist', '')!,
        noteCount: backorderLines.changed,
      },
      tile('deliveries', deliveriesToday, 'deliverynotes', '?status=shipped'),
      invoices && {
        ...tile('invoices', invoices.open, 'salesinvoice', '?status=open')!,
        noteCount: invoices.overdue,
        amount: invoices.openAmount,
      },
      tile('favourites', favouritesChanged, 'noticelist', '?onlyChanged=1'),
    ]
    return tiles.filter((one) => one !== undefined).filter(this.isOffered)
  }

  get attention(): readonly Attention[] {
    return attentionOf(this.overview ?? {}).filter(this.isOffered)
  }

  /** Next pick-up appointment, with day and hours in the time zone of its location. */
  get nextAppointment() {
    const next = this.#deps.capabilities.offers('appointments') ? this.overview?.nextAppointment : undefined
    return (
      next && {
        no: next.no,
        location: next.location,
        day: localDayOf(next.from, next.timeZone),
        hours: timeWindowText(next, next.timeZone),
        query: `?term=${encodeURIComponent(next.no)}`,
      }
    )
  }

  /** True for a customer without orders and documents, who sees first steps instead of zeros. */
  get isNew(): boolean {
    const orders = this.months ?? []
    return (
      this.overview !== undefined &&
      this.tiles.every(({ count }) => count === 0) &&
      orders.every((month) => month.orders === 0) &&
      (this.lastOrders ?? []).length === 0
    )
  }

  /** Downloads of this device; absent without a running one. */
  get runningDownloads(): { readonly count: number; readonly percent: number } | undefined {
    const { pendingCount: count, percent } = this.#deps.downloads
    return count === 0 ? undefined : { count, percent }
  }

  /** Orders per month; absent without the right to see orders. */
  get months() {
    if (!this.#deps.capabilities.offers('orders')) return undefined
    return this.overview?.ordersPerMonth
  }

  get axis() {
    return chartAxisOf((this.months ?? []).map(({ orders }) => orders))
  }

  get lastOrders(): readonly (OrderHeader & { readonly state: ReturnType<typeof stateCell> })[] | undefined {
    if (!this.#deps.capabilities.offers('orders')) return undefined
    return this.overview?.lastOrders
      ?.slice(0, ORDERS_SHOWN)
      .map((order) => ({ ...order, state: stateCell(order.status) }))
  }

  /** True if the API has documents, so that numbers can be opened in the timeline. */
  get offersTrace(): boolean {
    return (['orders', 'deliveries', 'invoices'] as const).some((one) => this.#deps.capabilities.offers(one))
  }

  get lastOrder(): OrderHeader | undefined {
    return this.lastOrders?.[0]
  }

  get lastList(): Overview['lastList'] {
    return this.#deps.capabilities.offersPage('noticelist') ? this.overview?.lastList : undefined
  }

  get cartLines(): number {
    return this.#deps.cart.count
  }

  get cartTotal(): Money | undefined {
    return this.#deps.cart.cart.total
  }

  get vins(): readonly string[] {
    return this.#deps.session.features.vinSearch ? this.looked.slice(0, VINS_SHOWN) : []
  }
}

function tile(
  name: Tile['name'],
  count: number | undefined,
  routeId: PlainRouteId,
  query: string,
): Tile | undefined {
  return count === undefined ? undefined : { name, count, routeId, query }
}
