import type { CartLine } from '#domain/cart/cart.ts'
import { batchesOf } from '#domain/shared/batches.ts'
import { partsTotalOf } from '#domain/cart/goods.ts'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { Product } from '#domain/products/product.ts'
import { cartChanges } from '#domain/tracking/cart-changes.ts'
import { checkoutEvent, linesEvent, purchases } from '#domain/tracking/commerce-events.ts'
import type { DomainEvent } from '#domain/tracking/domain-event.ts'
import { pageView } from '#domain/tracking/page-view.ts'
import { trackableLineOf, type TrackableLine } from '#domain/tracking/tracked-line.ts'
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts'
import { CartStore } from '../cart/cart.store.ts'
import { ContentStore } from '../catalogue/content.store.ts'
import { PartsCatalogue } from '../search/parts-catalogue.port.ts'
import { LocaleStore } from '../locale/locale.store.ts'
import { SessionStore } from '../session/session.store.ts'
import { attempt } from '../kernel/attempt.ts'
import { ChosenVehicleStore } from '../vehicles/chosen-vehicle.store.ts'
import { Analytics } from './analytics.port.ts'
import { ReportedPurchases } from './reported-purchases.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Maximum number of lines whose products are requested one by one: the read cache often contains single products. */
const LOOKED_UP_SINGLY = 20
/** Maximum number of products per call. */
const LOOKED_UP_AT_ONCE = 50

type Entered = Extract<DomainEvent, { kind: 'page-entered' }>

/** Translates domain events into events of the data layer. */
export class AnalyticsReporter extends dependsOn({
  session: SessionStore,
  locale: LocaleStore,
  cart: CartStore,
  content: ContentStore,
  chosenVehicle: ChosenVehicleStore,
  catalogue: PartsCatalogue,
  reported: ReportedPurchases,
  analytics: Analytics,
}) {
  /** `isAllowed` is checked before each event, because the consent may be withdrawn at any time. */
  async run(domainEvent: DomainEvent, isAllowed: () => boolean): Promise<void> {
    for (const event of await this.#eventsOf(domainEvent)) if (isAllowed()) this.deps.analytics.push(event)
  }

  #eventsOf(domainEvent: DomainEvent): Promise<readonly TrackingEvent[]> | readonly TrackingEvent[] {
    switch (domainEvent.kind) {
      case 'page-entered':
        return this.#entered(domainEvent)
      case 'site-searched':
        return [{ event: 'siteSearch', search_term: domainEvent.term, results: domainEvent.found }]
      case 'vin-typed':
        return [{ event: 'manualVinSearch' }]
      case 'vin-searched':
        return [{ event: 'vinSearch', found: domainEvent.wasFound ? 'yes' : 'no' }]
      case 'cart-changed':
        return this.#cartChanged(domainEvent.before, domainEvent.after)
      case 'order-confirmed':
        return this.#ordered(domainEvent.order)
    }
  }

  async #entered({ routeId, path, slug }: Entered): Promise<readonly TrackingEvent[]> {
    const { session, locale, content, cart } = this.deps
    const { user } = session
    const { countryId, language, defaults } = locale
    const entityId = content.layoutData?.country.entityCode
    const view = pageView({ routeId, path, user, countryId, entityId, language, defaults })
    const checkout = checkoutEvent(routeId, partsTotalOf(cart.cart))
    if (checkout) return [view, checkout]
    const product = routeId === 'product' && slug !== undefined ? await this.#product(slug) : undefined
    return product ? [view, linesEvent('view_item', [trackableLineOf(product)])] : [view]
  }

  async #cartChanged(
    before: readonly CartLine[],
    after: readonly CartLine[],
  ): Promise<readonly TrackingEvent[]> {
    const vehicle = this.deps.chosenVehicle.vehicle?.slug
    const changes = cartChanges(before, after)
    const addedLines = await this.#facts(changes.added)
    const removed = await this.#facts(changes.removed)
    return [
      ...(addedLines.length > 0 ? [linesEvent('add_to_cart', addedLines)] : []),
      ...(addedLines.length > 0 && vehicle !== undefined ? [linesEvent('vinCart', addedLines, vehicle)] : []),
      ...(removed.length > 0 ? [linesEvent('remove_from_cart', removed)] : []),
    ]
  }

  /** Reports a purchase only once, although a reload or a second tab displays the same order again. */
  async #ordered(order: PlacedOrder): Promise<readonly TrackingEvent[]> {
    if (!order.numbers || !this.deps.reported.markReported(order.basHash)) return []
    const lines = await this.#facts(order.lines)
    return [linesEvent('retail_buy', lines), ...purchases(order)]
  }

  /** Lines with the data of their products; a line whose product cannot be loaded is reported without this data. */
  async #facts(lines: readonly CartLine[]): Promise<readonly TrackableLine[]> {
    const slugs = [...new Set(lines.map(({ slug }) => slug))]
    const products = new Map((await this.#products(slugs)).map((product) => [product.slug, product]))
    return lines.map((line) => {
      const product = products.get(line.slug)
      return product ? { ...line, replaces: product.replaces, categories: product.categories } : line
    })
  }

  async #products(slugs: readonly string[]): Promise<readonly Product[]> {
    if (slugs.length <= LOOKED_UP_SINGLY) {
      const products = await Promise.all(slugs.map((slug) => this.#product(slug)))
      return products.filter((product) => product !== undefined)
    }
    const batches = batchesOf(slugs, LOOKED_UP_AT_ONCE)
    const results = await Promise.all(
      batches.map((batch) => attempt(() => this.deps.catalogue.compare(batch))),
    )
    return results.flatMap((result) => (result.ok ? result.value : []))
  }

  async #product(slug: string): Promise<Product | undefined> {
    const result = await attempt(() => this.deps.catalogue.findBySlug(slug))
    return result.ok ? result.value : undefined
  }
}
