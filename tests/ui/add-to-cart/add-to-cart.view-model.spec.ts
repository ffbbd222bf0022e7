import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { UNFILTERED } from '#application/search/results-url.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { cartSku } from '#domain/cart/quantity.ts'
import { createMockBackend, type MockBackend } from '#mock-backend/create-mock-backend.ts'
import { AddToCartViewModel } from '#ui/add-to-cart/add-to-cart.view-model.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const ADD = '/api/checkout/cart/add'

let backend: MockBackend
let clock: ManualClock
/** Response of the API to the next addition, instead of the backend's. */
let responder: (() => Response | Promise<Response>) | undefined

beforeEach(() => {
  clock = new ManualClock()
  backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => clock.now() })
  responder = undefined
})

const respond = async (request: Request) =>
  responder && new URL(request.url).pathname === ADD ? responder() : backend.respond(request)

async function aPartInStock(shop: Container) {
  const { result } = await shop.get(ListParts).run(UNFILTERED)
  const part = result.products.find(
    ({ packagingAmount, availability }) => packagingAmount === 1 && (availability?.quantity ?? 0) > 20,
  )
  if (!part) throw new Error('The assortment has no such part.')
  return part
}

async function offered(partner: Partner = 'full') {
  const shop = await loggedInShop(partner, { fetch: respond, clock })
  const part = await aPartInStock(shop)
  const model = shop.get(AddToCartViewModel)
  model.offer(part)
  return { shop, part, model, alerts: shop.get(AlertsStore) }
}

const answersLine =
  (status: string, requestedQuantity: number, acceptedQuantity: number, sku: string) => () =>
    Response.json({ code: 200000, lines: [{ sku, status, requestedQuantity, acceptedQuantity }] })

describe('the control that adds a part to the cart', () => {
  it('is disabled, and adds nothing, without the right to fill the cart', async () => {
    const { model, shop, alerts } = await offered('readonly')

    expect(model).toMatchObject({ isShown: true, canAdd: false })
    await model.add()
    expect(shop.get(CartStore).count).toBe(0)
    expect(alerts.alerts).toEqual([])
  })

  it('adds nothing before a part is set', async () => {
    const shop = await loggedInShop('full', { fetch: respond, clock })
    const model = shop.get(AddToCartViewModel)
    expect(model.sku).toBe('')
    await model.add()
    expect(shop.get(AlertsStore).alerts).toEqual([])
    expect(model.state).toBe('idle')
  })
})

describe('the quantity to add to the cart', () => {
  it.each([
    ['', 1],
    ['abc', 1],
    ['0', 1],
    ['-3', 1],
    ['12', 12],
    ['5000', 999],
  ])('typed as %j becomes %d when the field is left', (typedText, quantity) => {
    const model = anyShop().get(AddToCartViewModel)
    model.type(typedText)

    expect(model.typed).toBe(typedText)
    model.settle()
    expect(model.typed).toBe(String(quantity))
  })

  it('typed with an ambiguous thousands separator is not added until the user types another quantity', async () => {
    const { model, shop } = await offered()
    model.type('1.000')
    model.settle()
    await model.add()

    expect(model).toMatchObject({ typed: '1.000', readings: [1, 999], state: 'idle' })
    expect(shop.get(CartStore).count).toBe(0)
    model.type('2')
    await model.add()
    expect(shop.get(CartStore).cart.lines).toMatchObject([{ quantity: 2 }])
  })

  it.each([
    [7, '7'],
    [5_000, '999'],
    [0, '1'],
  ])('opened by a link with the quantity %d starts as %s', (quantity, typedText) => {
    const model = anyShop().get(AddToCartViewModel)
    model.start(quantity)
    expect(model.typed).toBe(typedText)
  })

  it('is limited to its minimum and maximum by the step buttons', () => {
    const model = anyShop().get(AddToCartViewModel)
    model.step(-1)
    expect(model.typed).toBe('1')
    model.type('995')
    model.step(10)
    expect(model.typed).toBe('999')
  })
})

describe('adding a part to the cart', () => {
  it('puts the part into the cart, and confirms it', async () => {
    const { model, part, shop, alerts } = await offered()
    model.type('3')
    await model.add()

    expect(shop.get(CartStore).cart.lines).toMatchObject([
      { sku: `${part.vendorId}-${part.sku}`, quantity: 3 },
    ])
    expect(alerts.alerts).toMatchObject([
      {
        kind: 'success',
        messageId: 'addToCart.taken.ok',
        values: { number: part.sku, quantity: 3 },
        link: { routeId: 'checkoutStep1', messageId: 'addToCart.toCart' },
      },
    ])
  })

  it('shows the check mark for two seconds', async () => {
    const { model } = await offered()
    await model.add()

    expect(model.state).toBe('added')
    clock.pass(1_999)
    expect(model.state).toBe('added')
    clock.pass(1)
    expect(model.state).toBe('idle')
  })

  it('shows the check mark for another two seconds after a second addition', async () => {
    const { model } = await offered()
    await model.add()
    clock.pass(1_500)
    await model.add()
    clock.pass(1_500)

    expect(model.state).toBe('added')
  })

  it('adds the part once if it is requested twice at the same time', async () => {
    const { model, shop } = await offered()
    const adding = Promise.all([model.add(), model.add()])
    expect(model.state).toBe('pending')
    await adding

    expect(shop.get(CartStore).cart.lines).toMatchObject([{ quantity: 1 }])
  })

  it.each([
    ['QTY_ROUNDED', 3, 10, 'success', 'addToCart.taken.rounded'],
    ['QTY_LIMITED', 999, 5, 'warning', 'addToCart.taken.limited'],
    ['BACKORDER', 3, 3, 'success', 'addToCart.taken.backorder'],
    ['SUPERSEDED', 3, 2, 'warning', 'addToCart.taken.lastPieces'],
    ['DUPLICATE_MERGED', 3, 3, 'success', 'addToCart.taken.ok'],
  ])('reports the outcome of a line: %s', async (status, requested, accepted, kind, messageId) => {
    const { model, part, alerts } = await offered()
    responder = answersLine(status, requested, accepted, `${part.vendorId}-${part.sku}`)
    await model.add()

    expect(alerts.alerts).toMatchObject([
      { kind, messageId, values: { number: part.sku, quantity: accepted } },
    ])
    expect(model.state).toBe('added')
  })

  it.each([
    ['UNKNOWN_NUMBER', 'addToCart.refused.unknownNumber'],
    ['DISCONTINUED', 'addToCart.refused.discontinued'],
    ['AMBIGUOUS', 'addToCart.refused.ambiguous'],
    ['SUPERSEDED', 'addToCart.refused.replaced'],
    ['QTY_LIMITED', 'addToCart.refused.full'],
    ['NOT_SALEABLE_IN_COUNTRY', 'addToCart.refused.notInCountry'],
    ['NOT_PURCHASABLE', 'addToCart.refused.notPurchasable'],
    ['OK', 'addToCart.refused.other'],
  ])('reports why a line was rejected as an error: %s', async (status, messageId) => {
    const { model, part, alerts } = await offered()
    responder = answersLine(status, 3, 0, `${part.vendorId}-${part.sku}`)
    model.type('3')
    await model.add()

    expect(alerts.alerts).toMatchObject([{ kind: 'error', messageId, values: { number: part.sku } }])
    expect(alerts.alerts[0]?.link).toBeUndefined()
    expect(model).toMatchObject({ state: 'failed', typed: '3' })
  })

  it('resets a failure when another quantity is typed, but not a success', async () => {
    const { model, part } = await offered()
    responder = answersLine('QTY_LIMITED', 3, 0, `${part.vendorId}-${part.sku}`)
    await model.add()
    model.type('2')
    expect(model.state).toBe('idle')
    responder = undefined
    await model.add()
    model.type('3')
    expect(model.state).toBe('added')
  })

  it('shows a failure even if an earlier addition succeeded shortly before', async () => {
    const { model, part } = await offered()
    await model.add()
    responder = answersLine('QTY_LIMITED', 3, 0, `${part.vendorId}-${part.sku}`)
    await model.add()
    clock.pass(10_000)
    expect(model.state).toBe('failed')
  })

  it('retains the typed quantity when the API is unreachable, and adds it on the retry', async () => {
    const { model, alerts, shop } = await offered()
    responder = () => Promise.reject(new TypeError('Failed to fetch'))
    model.type('7')
    await model.add()

    expect(model).toMatchObject({ state: 'failed', typed: '7' })
    expect(alerts.alerts).toMatchObject([{ kind: 'error', messageId: 'addToCart.unreachable' }])

    responder = undefined
    await model.add()
    expect(shop.get(CartStore).cart.lines).toMatchObject([{ quantity: 7 }])
  })

  it('shows only the alert of the logout when the session has ended', async () => {
    const { model, alerts, shop } = await offered()
    responder = () => Response.json({ code: 401000 })
    await model.add()

    expect(shop.get(SessionStore).isLoggedIn).toBe(false)
    expect(alerts.alerts).toMatchObject([{ messageId: 'session.wasLoggedOut' }])
    expect(alerts.alerts).toHaveLength(1)
  })
})

describe('adding a part to the cart with a chosen vehicle', () => {
  const VEHICLE = { slug: 'man-tgx-18-440', name: 'MAN TGX 18.440', facts: 'axle=4x2' }
  const FITS = '/api/vehicles/fits'

  async function offeredFor(conditions: readonly object[], proof?: Promise<Response>) {
    const requestedPaths: string[] = []
    const shop = await loggedInShop('full', {
      clock,
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        if (pathname !== FITS) return respond(request)
        requestedPaths.push(pathname)
        const { skus } = (await request.json()) as { readonly skus: readonly string[] }
        const parts = skus.map((sku) => ({ sku, universal: false, conditions }))
        return proof ?? Response.json({ code: 200000, parts })
      },
    })
    const part = await aPartInStock(shop)
    const model = shop.get(AddToCartViewModel)
    model.offer(part)
    shop.get(ChosenVehicleStore).choose(VEHICLE)
    return { shop, part, model, requestedPaths, alerts: shop.get(AlertsStore) }
  }

  it('shows a warning for a part that does not fit the vehicle, with a link to the cart', async () => {
    const { model, alerts } = await offeredFor([{ axleConfigurations: ['6x2'] }])
    await model.add()
    await vi.waitFor(() => expect(alerts.alerts).toHaveLength(1))
    expect(alerts.alerts[0]).toMatchObject({
      kind: 'warning',
      headline: { messageId: 'fit.misfit', values: { vehicle: 'MAN TGX 18.440' } },
      messageId: 'addToCart.taken.ok',
      link: { routeId: 'checkoutStep1' },
    })
  })

  it.each<readonly [string, readonly object[]]>([
    ['that fits', [{ axleConfigurations: ['4x2'] }]],
    ['whose fit depends on another fact', [{ yearsOfBuild: { from: 2020 } }]],
  ])('shows the usual success for a part %s', async (_, conditions) => {
    const { model, alerts } = await offeredFor(conditions)
    await model.add()
    await vi.waitFor(() => expect(alerts.alerts).toHaveLength(1))
    expect(alerts.alerts[0]).toMatchObject({ kind: 'success', messageId: 'addToCart.taken.ok' })
    expect(alerts.alerts[0]?.headline).toBeUndefined()
  })

  it('shows the check mark before the fit is known, and succeeds without the fit', async () => {
    const proof = Promise.withResolvers<Response>()
    const { model, alerts } = await offeredFor([], proof.promise)
    await model.add()
    expect([model.state, alerts.alerts]).toEqual(['added', []])
    proof.resolve(new Response('', { status: 503 }))
    await vi.waitFor(() => expect(alerts.alerts).toHaveLength(1))
    expect(alerts.alerts[0]).toMatchObject({ kind: 'success' })
  })

  it('requests no fit if no vehicle is chosen or the cart rejects the part', async () => {
    const { shop, model, part, requestedPaths, alerts } = await offeredFor([])
    shop.get(ChosenVehicleStore).choose(undefined)
    await model.add()
    expect([alerts.alerts.length, requestedPaths]).toEqual([1, []])
    shop.get(ChosenVehicleStore).choose(VEHICLE)
    responder = answersLine('discontinued', 1, 0, cartSku(part.vendorId, part.sku))
    await model.add()
    expect(alerts.alerts.map(({ kind }) => kind)).toEqual(['success', 'error'])
    expect(requestedPaths).toEqual([])
  })
})
