import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { AnalyticsReporter } from '#application/tracking/analytics-reporter.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { DomainEvent } from '#domain/tracking/domain-event.ts'
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { anyProduct } from '../../fixtures/product.fixture.ts'
import { checkEvent } from '../../fixtures/tracking-events.fixture.ts'

const lines = cartOf(2).lines
const addedDomainEvent: DomainEvent = { kind: 'cart-changed', before: [], after: lines }

const productOf = async (slug: string) => anyProduct({ slug })
const productsOf = async (slugs: readonly string[]) => slugs.map((slug) => anyProduct({ slug }))

function tracked({
  findBySlug = productOf as PartsCatalogue['findBySlug'],
  compare = productsOf as PartsCatalogue['compare'],
} = {}) {
  const session = { user: undefined } as SessionStore
  const locale = new LocaleStore({ language: 'en', countryId: 'DE' }, session)
  const [cart, content, chosenVehicle] = [
    new CartStore(),
    new ContentStore(),
    new ChosenVehicleStore(new RequestCookieJar(null)),
  ]
  const stores = { session, locale, cart, content, chosenVehicle }
  const events: TrackingEvent[] = []
  const reported = new Set<string>()
  const orders = { markReported: (hash: string) => reported.size < reported.add(hash).size }
  const catalogue = { findBySlug, compare } as unknown as PartsCatalogue
  const track = new AnalyticsReporter({
    ...stores,
    catalogue,
    reported: orders,
    analytics: {
      push: (event) => {
        checkEvent(event)
        events.push(event)
      },
    },
  })
  return { track, stores, events, names: () => events.map(({ event }) => event) }
}

const always = () => true

it('reports each page view, and the product or checkout step of the page', async () => {
  const { track, names } = tracked()
  const path = '/en/products/disc'
  await track.run({ kind: 'page-entered', routeId: 'product', slug: 'disc', path }, always)
  await track.run({ kind: 'page-entered', routeId: 'checkoutStep2', path: '/en/checkout/step2' }, always)
  await track.run({ kind: 'page-entered', routeId: undefined, path: '/en/nowhere' }, always)
  expect(names()).toEqual(['pageView', 'view_item', 'pageView', 'begin_checkout', 'pageView'])
})

it('reports a cart line with the product groups of its part', async () => {
  const { track, events } = tracked()
  await track.run(addedDomainEvent, always)
  expect(events).toMatchObject([
    { event: 'add_to_cart', ecommerce: { items: [{ categories: ['Brake system', 'Disc brake'] }, {}] } },
  ])
})

it('reports a cart line without groups if they cannot be loaded', async () => {
  const { track, events } = tracked({
    findBySlug: () => Promise.reject(new ApiFailure('offline', 'product')),
  })
  await track.run(addedDomainEvent, always)
  expect(events).toMatchObject([
    { event: 'add_to_cart', ecommerce: { items: [{ categories: [], replaces: [] }, {}] } },
  ])
})

it('reports each line of a large cart with its groups, with few calls', async () => {
  const batchSizes: number[] = []
  const { track, events } = tracked({
    findBySlug: () => Promise.reject(new ApiFailure('offline', 'product')),
    compare: async (slugs) => {
      batchSizes.push(slugs.length)
      return productsOf(slugs)
    },
  })
  await track.run({ kind: 'cart-changed', before: [], after: cartOf(120).lines }, always)
  expect(batchSizes).toEqual([50, 50, 20])
  const [event] = events as unknown as { ecommerce: { items: { categories: string[] }[] } }[]
  expect(event!.ecommerce.items).toHaveLength(120)
  for (const { categories } of event!.ecommerce.items)
    expect(categories).toEqual(['Brake system', 'Disc brake'])
})

it('loads up to 20 products one by one, and more in one call', async () => {
  const requested = { singly: 0, atOnce: 0 }
  const { track } = tracked({
    findBySlug: (slug) => ((requested.singly += 1), productOf(slug)),
    compare: (slugs) => ((requested.atOnce += 1), productsOf(slugs)),
  })
  await track.run({ kind: 'cart-changed', before: [], after: cartOf(20).lines }, always)
  expect(requested).toEqual({ singly: 20, atOnce: 0 })
  await track.run({ kind: 'cart-changed', before: [], after: cartOf(21).lines }, always)
  expect(requested).toEqual({ singly: 20, atOnce: 1 })
})

it('reports the lines of a large cart without groups if they cannot be loaded', async () => {
  const { track, events } = tracked({
    compare: () => Promise.reject(new ApiFailure('offline', 'compare')),
  })
  await track.run({ kind: 'cart-changed', before: [], after: cartOf(21).lines }, always)
  const [event] = events as unknown as { ecommerce: { items: { categories: string[] }[] } }[]
  expect(event!.ecommerce.items.map(({ categories }) => categories.length)).toEqual(Array(21).fill(0))
})

it('reports the chosen vehicle with a part that is added to the cart', async () => {
  const { track, stores, events } = tracked()
  stores.chosenVehicle.choose({ slug: 'man-tgx', name: 'MAN TGX' })
  await track.run(addedDomainEvent, always)
  await track.run({ kind: 'cart-changed', before: lines, after: [] }, always)
  expect(events).toMatchObject([
    { event: 'add_to_cart' },
    { event: 'vinCart', ecommerce: { vehicle: 'man-tgx' } },
    { event: 'remove_from_cart' },
  ])
})

it('reports searches', async () => {
  const { track, events } = tracked()
  await track.run({ kind: 'site-searched', term: 'disc', found: 3 }, always)
  await track.run({ kind: 'vin-typed' }, always)
  await track.run({ kind: 'vin-searched', wasFound: false }, always)
  expect(events).toEqual([
    { event: 'siteSearch', search_term: 'disc', results: 3 },
    { event: 'manualVinSearch' },
    { event: 'vinSearch', found: 'no' },
  ])
})

it('reports nothing after the user has withdrawn consent', async () => {
  const result = Promise.withResolvers<ReturnType<typeof anyProduct>>()
  const { track, events } = tracked({ findBySlug: () => result.promise })
  let isAllowed = true
  const telling = track.run(addedDomainEvent, () => isAllowed)
  isAllowed = false
  result.resolve(anyProduct())
  await telling
  expect(events).toEqual([])
})

it('reports an order once, and no order that was placed before the consent', async () => {
  const { track, names } = tracked()
  const order = {
    basHash: 'abc',
    numbers: { first: 'A1' },
    isPaidFor: true,
    isPrepaid: false,
    reference: '',
    lines,
    orders: [],
    shippingAddress: { id: '1', company: 'C', street: 'S', postCode: '1', city: 'T', countryId: 'DE' },
    transport: 'parcel',
    payment: 'account',
  }
  await track.run({ kind: 'order-confirmed', order: { ...order, basHash: 'before' } }, () => false)
  await track.run({ kind: 'order-confirmed', order: { ...order, basHash: 'before' } }, always)
  expect(names()).toEqual([])
  await track.run({ kind: 'order-confirmed', order }, always)
  await track.run({ kind: 'order-confirmed', order }, always)
  expect(names()).toEqual(['retail_buy', 'purchase'])
})
