import { describe, expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import type { OrderHeader } from '#domain/orders/order.ts'
import type { Overview } from '#domain/overview/overview.ts'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'
import { OverviewViewModel } from '#ui/overview/overview.view-model.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { anyDownload } from '../../fixtures/downloads.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const order = (orderNo: string) => ({ orderNo, status: 'open', total: euro(500) }) as unknown as OrderHeader
const OVERVIEW: Overview = {
  asOf: '2026-11-21T08:00:00Z',
  openOrders: 3,
  backorderLines: { count: 7, changed: 2, overdue: 1 },
  deliveriesToday: 0,
  invoices: { open: 4, overdue: 2, openAmount: euro(400), overdueAmount: euro(200) },
  favouritesChanged: 5,
  nextAppointment: {
    no: 'P1',
    from: '2026-11-24T08:00:00Z',
    to: '2026-11-24T09:00:00Z',
    location: 'Venlo',
    timeZone: 'Europe/Amsterdam',
  },
  ordersPerMonth: [
    { month: '2026-10', orders: 4, value: euro(900) },
    { month: '2026-11', orders: 9, value: euro(800) },
  ],
  lastOrders: ['1', '2', '3', '4', '5', '6'].map(order),
}

type Visitor = {
  readonly features?: Partial<Features>
  readonly notOffered?: CapabilitiesStore['notOffered']
}

function modelFor(overview?: Overview, { features, notOffered = [] }: Visitor = {}) {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, showPrice: true, ...features })
  const [cart, downloads, capabilities] = [new CartStore(), new DownloadsStore(), new CapabilitiesStore()]
  capabilities.set(notOffered)
  const model = new OverviewViewModel({ session, cart, downloads, capabilities })
  if (overview) model.show(overview, ['V1', 'V2', 'V3', 'V4'])
  return { model, session, cart, downloads }
}

it('the overview is empty before it is loaded', () => {
  const { model } = modelFor()
  expect(model).toMatchObject({ tiles: [], attention: [], vins: [], cartLines: 0, customerId: 'D0100001' })
  expect([model.asOf, model.nextAppointment, model.months, model.lastOrders]).toEqual(
    Array(4).fill(undefined),
  )
  expect(model.axis).toEqual({ top: 1, steps: [0, 1] })
})

describe('the tiles of the overview', () => {
  it('have a count and a link to the counted list', () => {
    expect(modelFor(OVERVIEW).model.tiles).toEqual([
      { name: 'openOrders', count: 3, routeId: 'orderhistory', query: '?status=open' },
      { name: 'backorders', count: 7, noteCount: 2, routeId: 'backorderlist', query: '' },
      { name: 'deliveries', count: 0, routeId: 'deliverynotes', query: '?status=shipped' },
      {
        name: 'invoices',
        count: 4,
        noteCount: 2,
        amount: euro(400),
        routeId: 'salesinvoice',
        query: '?status=open',
      },
      { name: 'favourites', count: 5, routeId: 'noticelist', query: '?onlyChanged=1' },
    ])
  })

  it('are limited to what the user may see', () => {
    const { model } = modelFor({ asOf: OVERVIEW.asOf, openOrders: 3 })
    expect([model.asOf, model.tiles.map(({ name }) => name)]).toEqual([OVERVIEW.asOf, ['openOrders']])
  })

  it('are limited by the capabilities of the API', () => {
    const { model } = modelFor(OVERVIEW, { notOffered: ['invoices', 'favourites'] })
    expect(model.tiles.map(({ name }) => name)).toEqual(['openOrders', 'backorders', 'deliveries'])
  })
})

describe('warnings of the overview', () => {
  it('are sorted by severity', () => {
    expect(modelFor(OVERVIEW).model.attention).toEqual([
      {
        name: 'overdueInvoices',
        severity: 'negative',
        count: 2,
        amount: euro(200),
        routeId: 'salesinvoice',
        query: '?status=overdue',
      },
      { name: 'overdueLines', severity: 'negative', count: 1, routeId: 'backorderlist', query: '?overdue=1' },
      { name: 'changedDates', severity: 'warning', count: 2, routeId: 'backorderlist', query: '?changed=1' },
    ])
  })

  it('are absent if nothing is overdue or changed, or the API supports none of the pages', () => {
    const well = { ...OVERVIEW, backorderLines: { count: 7, changed: 0, overdue: 0 }, invoices: undefined }
    expect(modelFor(well).model.attention).toEqual([])
    expect(modelFor(OVERVIEW, { notOffered: ['invoices', 'orders'] }).model.attention).toEqual([])
  })
})

describe('the orders of the overview', () => {
  it('are shown per month, with an axis up to the largest number', () => {
    const { model } = modelFor(OVERVIEW)
    expect(model.months).toEqual(OVERVIEW.ordersPerMonth)
    expect(model.axis.top).toBe(10)
  })

  it('include the last five with their status', () => {
    const { lastOrders } = modelFor(OVERVIEW).model
    expect(lastOrders?.map(({ orderNo }) => orderNo)).toEqual(['1', '2', '3', '4', '5'])
    expect(lastOrders?.[0]?.state).toMatchObject({ messageId: 'state.open' })
  })

  it('are absent if the API does not support orders', () => {
    const { model } = modelFor(OVERVIEW, { notOffered: ['orders'] })
    expect([model.months, model.lastOrders]).toEqual([undefined, undefined])
  })
})

it('the overview shows no appointment if the API does not support them', () => {
  expect(modelFor(OVERVIEW).model.nextAppointment).toMatchObject({ no: 'P1', query: '?term=P1' })
  expect(modelFor(OVERVIEW, { notOffered: ['appointments'] }).model.nextAppointment).toBeUndefined()
})

it.each([
  [[], true],
  [['orders', 'deliveries'], true],
  [['orders', 'deliveries', 'invoices'], false],
] as const)(
  'the overview offers the trace of documents if the API supports any documents: without %j, %s',
  (notOffered, offersTrace) => {
    expect(modelFor(OVERVIEW, { notOffered }).model.offersTrace).toBe(offersTrace)
  },
)

it('the overview shows the next pick-up in the time zone of its location', () => {
  const from = '2026-11-24T23:30:00Z'
  const nextAppointment = { ...OVERVIEW.nextAppointment!, no: 'P 1', from, to: '2026-11-25T00:00:00Z' }
  expect(modelFor({ ...OVERVIEW, nextAppointment }).model.nextAppointment).toEqual({
    no: 'P 1',
    location: 'Venlo',
    day: '2026-11-25',
    hours: '00:30–01:00',
    query: '?term=P%201',
  })
})

it('the overview shows the number of running downloads, and no tile if there are none', () => {
  const { model, downloads } = modelFor(OVERVIEW)
  expect(model.runningDownloads).toBeUndefined()
  downloads.put(anyDownload({ current: 2, total: 5 }))
  expect(model.runningDownloads).toEqual({ count: 1, percent: 40 })
})

it('the overview links to the cart only if the user may fill it', () => {
  expect(modelFor(OVERVIEW, { features: { fillBasket: true } }).model.canAddToCart).toBe(true)
  expect(modelFor(OVERVIEW, { features: { fillBasket: false } }).model.canAddToCart).toBe(false)
})

it('the overview shows the last three VINs only to users who may search by VIN', () => {
  expect(modelFor(OVERVIEW, { features: { vinSearch: true } }).model.vins).toEqual(['V1', 'V2', 'V3'])
  expect(modelFor(OVERVIEW).model.vins).toEqual([])
})

it('the overview counts the lines of the cart', () => {
  const { model, cart } = modelFor(OVERVIEW)
  cart.set(cartOf(2))
  expect(model.cartLines).toBe(2)
})

it('the overview shows an empty customer number without a session', () => {
  const { model, session } = modelFor()
  session.end()
  expect(model.customerId).toBe('')
})

it.each([
  ['only zeros', {}, true],
  ['an open order', { openOrders: 1 }, false],
  ['an order of last month', { ordersPerMonth: [{ month: '2026-10', orders: 1, value: euro(1) }] }, false],
])('the overview shows the first steps for an account with %s: %s', (_name, some, isNew) => {
  const zeros: Overview = {
    asOf: OVERVIEW.asOf,
    openOrders: 0,
    backorderLines: { count: 0, changed: 0, overdue: 0 },
    deliveriesToday: 0,
    favouritesChanged: 0,
    ordersPerMonth: [{ month: '2026-11', orders: 0, value: euro(0) }],
    lastOrders: [],
  }
  expect(modelFor({ ...zeros, ...some }).model.isNew).toBe(isNew)
  expect(modelFor().model.isNew).toBe(false)
})
