import { expect, it, vi } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { NO_CHECKOUT_DRAFTS } from '#application/checkout/checkout-draft-storage.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { CartViewModel } from '#ui/cart/page/cart.view-model.ts'
import type { VisitorEnvironment } from '#ui/composition/visitor-environment.ts'
import { ManualClock } from '../../../fixtures/clock.fixture.ts'
import { loggedInShop, type Partner } from '../../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'
import { storageOf } from '../../../fixtures/storage.fixture.ts'

async function filledCart(partner: Partner = 'full', environment: Partial<VisitorEnvironment> = {}) {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const clock = new ManualClock()
  const calls: string[] = []
  const shop = await loggedInShop(partner, {
    ...environment,
    clock,
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return backend.respond(request)
    },
  })
  const { products } = await shop.get(PartsCatalogue).search('oil filter')
  const parts = products.filter(
    ({ packagingAmount, availability }) => packagingAmount === 1 && availability?.status === 'available',
  )
  for (const { vendorId, sku } of parts.slice(0, 2)) {
    await shop.get(AddLinesToCart).one({ sku: `${vendorId}-${sku}`, quantity: 2 })
  }
  const model = shop.get(CartViewModel)
  const [first, second] = model.lines
  if (!first || !second) throw new Error('Two lines are needed')
  calls.length = 0
  return { backend, clock, calls, shop, model, first: first.id, second: second.id }
}

it('the cart counts lines and quantities, and shows the total', async () => {
  const { model } = await filledCart()
  expect(model.lines).toHaveLength(2)
  expect(model.pieces).toBe(4)
  const totals = model.lines.map(({ line }) => line.total?.minor ?? Number.NaN)
  expect(model.total?.minor).toBe(totals[0]! + totals[1]!)
})

it('the cart no longer lists the part of a removed line, even before the API responds', async () => {
  const { model, shop, first } = await filledCart()
  const [gone, stays] = shop
    .get(CartStore)
    .cart.lines.map(({ articleNo, name, slug }) => ({ articleNo, name, slug, typed: undefined }))
  expect(model.parts).toEqual([gone, stays])
  const removing = model.remove([first])
  expect(model.parts).toEqual([stays])
  await removing
})

it('the cart shows no prices without the right to see them', async () => {
  const { model } = await filledCart('noprice')
  expect(model.total).toBeUndefined()
  expect(model.lines.flatMap(({ line }) => [line.unitPrice, line.total])).toEqual(Array(4).fill(undefined))
})

const changesIn = (calls: readonly string[]) =>
  calls.filter((path) => path.startsWith('/api/checkout/cart/update'))

it('the cart lists the lines with an ambiguous quantity until the user chooses a reading or removes the line', async () => {
  const { model, first, second } = await filledCart()
  const undecided = () => model.undecided().map(({ id }) => id)
  expect(undecided()).toEqual([])
  model.line(second).type('1.000')
  model.line(first).type('2.000')
  expect(undecided()).toEqual([first, second])
  model.line(first).choose(2)
  expect(undecided()).toEqual([second])
  await model.remove([second])
  expect(undecided()).toEqual([])
})

it.each([
  ['decided', true],
  ['decided', false],
  ['removed', true],
])(
  'the checkout cannot be entered until an ambiguous quantity is %s, with drafts stored on the device: %s',
  async (end, stores) => {
    const storage = storageOf()
    const checkoutDraftStorage = stores ? new LocalDraftStorage(() => storage) : NO_CHECKOUT_DRAFTS
    const { model, shop, first } = await filledCart('full', { checkoutDraftStorage })
    const steps = shop.get(EnterStep)
    const entered = async () => [
      await steps.run(1, true),
      await steps.run(2, true),
      await steps.run(5, false),
    ]
    model.line(first).type('1.000')
    model.line(first).leave()
    expect(await entered()).toEqual([true, false, false])
    if (end === 'decided') model.line(first).choose(1_000)
    else await model.remove([first])
    expect(await entered()).toEqual([true, true, true])
  },
)

it('the cart requires confirmation of an ambiguous quantity after a reload', async () => {
  const storage = storageOf()
  const checkoutDraftStorage = new LocalDraftStorage(() => storage)
  const { model, shop, first } = await filledCart('full', { checkoutDraftStorage })
  model.line(first).type('1.000')
  model.line(first).leave()
  shop.get(CheckoutStore).empty()
  const reloaded = shop.get(CartViewModel)
  await reloaded.recall()
  expect(reloaded.line(first).quantity).toBe('1.000')
  expect(reloaded.undecided()).toHaveLength(1)
  expect(await shop.get(EnterStep).run(2, true)).toBe(false)
})

it('the cart shows the API’s value after a failed change, and retries the change when the browser is online again', async () => {
  const { model, first, backend, calls } = await filledCart()
  backend.setFaults([{ path: '/api/checkout/cart/update/', kind: 'offline' }])
  const line = model.line(first)
  line.type('9')
  await model.settle()
  expect(line.quantity).toBe('2')
  expect(line.unsaved).toMatchObject({ quantity: 9, why: 'unreachable' })
  expect(model.failure).toEqual({ why: 'unreachable', articleNos: [line.articleNo] })
  backend.setFaults([])
  calls.length = 0
  model.connect(false)
  expect(changesIn(calls)).toEqual([])
  model.connect(true)
  await expect.poll(() => line.quantity).toBe('9')
  expect(model.failure).toBeUndefined()
  expect(changesIn(calls)).toHaveLength(1)
})

it('the cart removes several selected lines together, and undo restores them', async () => {
  const { model, first, calls } = await filledCart()
  model.line(first).typeNote('Bay 7')
  await model.settle()
  const before = model.lines.map(({ articleNo, quantity, note }) => [articleNo, quantity, note])
  const { selection } = model

  selection.selectAll(true)
  calls.length = 0
  const removing = model.remove(selection.ids)
  expect(model.isEmpty).toBe(true)
  await removing
  expect(calls.filter((path) => path === '/api/checkout/cart/delete')).toHaveLength(1)
  expect([model.isEmpty, selection.count, model.removedCount]).toEqual([true, 0, 2])

  await model.undo()
  await model.undo()
  expect(model.lines.map(({ articleNo, quantity, note }) => [articleNo, quantity, note])).toEqual(before)
  expect(model.removedCount).toBe(0)
})

it('the cart page shows that the cart could not be loaded, and loads it on request', async () => {
  const { model, backend } = await filledCart()
  backend.setFaults([{ path: '/api/checkout/cart/getQuote', kind: 'status', status: 503 }])
  await model.reload()
  expect([model.isStale, model.isEmpty, model.lines.length]).toEqual([true, false, 2])
  backend.setFaults([])
  await model.reload()
  expect(model.isStale).toBe(false)
})

it('the cart adds up goods and core deposits, and counts the lines that can be ordered', async () => {
  const { model, shop } = await filledCart()
  const eur = (minor: number) => ({ minor, currency: 'EUR' })
  const storedCartStore = shop.get(CartStore)
  const [first, second] = storedCartStore.cart.lines
  const lines = [first!, { ...second!, isOrderable: false }]
  storedCartStore.set({ ...storedCartStore.cart, lines, total: eur(12_000), coreDeposits: eur(2_000) })
  expect(model.totals).toEqual({
    total: eur(12_000),
    lines: 1,
    totals: { goods: eur(10_000), coreDeposits: eur(2_000) },
  })
  storedCartStore.set({ ...storedCartStore.cart, total: undefined })
  expect(model.totals).toBeUndefined()
})

it('the cart page distinguishes an empty cart, a cart that could not be loaded, and a missing cart', async () => {
  const { model, shop } = await filledCart()
  const storedCartStore = shop.get(CartStore)
  const told = () => [model.isEmpty, model.isStale, model.isMissing]
  storedCartStore.markStale()
  expect(told()).toEqual([false, true, false])
  storedCartStore.empty()
  expect(told()).toEqual([true, false, false])
  storedCartStore.markStale(true)
  expect(told()).toEqual([false, true, true])
})

it.each([
  ['full', true],
  ['readonly', false],
] as const)('the cart can be changed by the account "%s": %s', async (partner, changes) => {
  const model = (await loggedInShop(partner)).get(CartViewModel)
  expect(model.mayChange).toBe(changes)
})

it('the cart shows a dispatch date only if all lines are in stock and the API returns transports', async () => {
  const { model, shop } = await filledCart()
  const storedCartStore = shop.get(CartStore)
  const { transports = [] } = storedCartStore.cart
  const lines = storedCartStore.cart.lines.map((line) => ({
    ...line,
    availability: line.availability && { ...line.availability, quantity: line.quantity },
  }))
  const told = (dispatch: string, cart: Partial<typeof storedCartStore.cart> = {}) => {
    const promise = { cutoff: '2026-11-21T12:00:00Z', dispatch, arrival: '2026-11-24' }
    storedCartStore.set({
      ...storedCartStore.cart,
      lines,
      transports: transports.map((one) => ({ ...one, promise })),
      ...cart,
    })
    return [model.promise?.dispatch, model.leavesToday]
  }
  const [first, ...others] = lines
  const short = { ...first!, quantity: first!.quantity + 1 }

  expect(told('2026-11-21')).toEqual(['2026-11-21', true])
  expect(told('2026-11-23')).toEqual(['2026-11-23', false])
  expect(told('2026-11-21', { lines: [short, ...others] })).toEqual([undefined, false])
  expect(told('2026-11-21', { lines: [{ ...first!, availability: undefined }] })).toEqual([undefined, false])
  expect(told('2026-11-21', { transports: undefined })).toEqual([undefined, false])
})

it('the cart loads missing data when the browser is online again', async () => {
  const { model, backend, calls } = await filledCart()
  model.connect(false)
  expect(model.isConnected).toBe(false)
  model.connect(true)
  expect([model.isConnected, calls]).toEqual([true, []])

  backend.setFaults([{ path: '/api/checkout/cart/getQuote', kind: 'status', status: 503 }])
  await model.reload()
  backend.setFaults([])
  calls.length = 0
  model.connect(true)
  model.connect(false)
  expect(calls).toEqual([])
  model.connect(true)
  await vi.waitFor(() => expect([model.isStale, model.isLoading]).toEqual([false, false]))
})
