// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Totals } from '#domain/checkout/checkout.ts'
import { CheckoutSidebar } from '#ui/checkout/sidebar/checkout-sidebar.tsx'
import { CheckoutSidebarViewModel } from '#ui/checkout/sidebar/checkout-sidebar.view-model.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

const euro = (minor: number) => ({ minor, currency: 'EUR' })
const TOTALS: Totals = {
  goods: euro(12_345),
  transport: euro(1_490),
  net: euro(13_835),
  taxPercent: 19,
  tax: euro(2_629),
  gross: euro(16_464),
}
const ORDERS = [
  { index: 'first', lines: [], date: '2026-11-30', arrival: '2026-12-01' },
  { index: 'second', lines: [], date: '', arrival: '' },
] as const
const FIGURES = { version: 1, orders: ORDERS, totals: TOTALS }
const TRANSPORTS: Cart['transports'] = [
  { id: 'express', promise: { cutoff: '2026-11-30T18:00', dispatch: '2026-11-30', arrival: '2026-12-01' } },
  { id: 'pickup' },
]

function formOf(transportId: string, deliverComplete: '0' | '1'): FormData {
  const form = new FormData()
  form.set('transportId', transportId)
  form.set('deliverComplete', deliverComplete)
  return form
}

let shop: Container
let model: CheckoutSidebarViewModel

beforeEach(async () => {
  shop = await loggedInShop('full')
  shop.get(CartStore).set({ ...cartOf(5), transports: TRANSPORTS })
  model = shop.get(CheckoutSidebarViewModel)
})

it('the order summary shows the first lines and the cart’s total before a transport is chosen', async () => {
  model.show(undefined)
  const { container } = await renderPage(<CheckoutSidebar model={model} />, { shop })
  expect([...container.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual([
    '3.619801 × Brake disc',
    '3.619812 × Brake disc',
    '3.619823 × Brake disc',
    '5 lines, 2 more',
  ])
  expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Goods, 5 lines',
    'Excluding VAT and transport',
    'Delivery',
    'VAT',
    'Total',
  ])
  expect([...container.querySelectorAll('dd')].slice(2).map(({ textContent }) => textContent)).toEqual([
    'after step 3',
    'after step 3',
    'after step 3',
  ])
  expect(container.textContent).toContain('Arrival date: after step 3')
})

it('the order summary shows the costs calculated by the API and the arrival dates after a transport is chosen', async () => {
  shop.get(CheckoutStore).choose({ transportId: 'express' })
  model.show(FIGURES)
  const { container } = await renderPage(<CheckoutSidebar model={model} />, { shop })
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '€123.45',
    '€14.90',
    '€138.35',
    '€26.29',
    '€164.64',
  ])
  expect(model.arrivals).toEqual(['2026-12-01', ''])
  expect(container.textContent).toMatch(/Arrives Tue\s1\sDecDate to be confirmed$/)
})

it('the order summary shows no arrival date for a pick-up', () => {
  shop.get(CheckoutStore).choose({ transportId: 'pickup' })
  model.show(FIGURES)
  expect([model.arrivals, model.gross]).toEqual([[], euro(16_464)])
})

it('the order summary shows a note instead of the costs while the form contains a transport that was not submitted', async () => {
  shop.get(CheckoutStore).choose({ transportId: 'express' })
  model.show(FIGURES)
  model.compare(formOf('pickup', '0'))
  const { container } = await renderPage(<CheckoutSidebar model={model} />, { shop })
  const note = container.querySelector('[role=status]')
  expect(note?.textContent).toBe('Transport, VAT and arrival are calculated when you continue.')
  expect([model.gross, model.arrivals]).toEqual([undefined, []])
  act(() => model.compare(formOf('express', '0')))
  expect([note?.textContent, model.gross, model.arrivals.length]).toEqual(['', euro(16_464), 2])
})

it('the order summary marks the costs as outdated only if the form contains another transport or partial delivery', () => {
  shop.get(CheckoutStore).choose({ transportId: 'express' })
  model.show(FIGURES)
  const isOutdated = (form: FormData) => {
    model.compare(form)
    return model.isOutdated
  }
  expect([formOf('express', '1'), formOf('express', '0'), new FormData()].map(isOutdated)).toEqual([
    true,
    false,
    false,
  ])
  model.show(undefined)
  expect(isOutdated(formOf('pickup', '0'))).toBe(false)
})

it('the order summary ignores costs for another version of the cart', () => {
  shop.get(CheckoutStore).choose({ transportId: 'express' })
  model.show({ ...FIGURES, version: 0 })
  expect([model.totals, model.gross, model.arrivals]).toEqual([{ goods: euro(12_345) }, undefined, []])
})

it('the order summary does not refer to a later step if a transport is chosen and the API returns no costs', async () => {
  shop.get(CheckoutStore).choose({ transportId: 'express' })
  model.show(undefined)
  const { container } = await renderPage(<CheckoutSidebar model={model} />, { shop })
  expect(container.textContent).not.toContain('after step')
})

it('the order summary shows no prices for an account without prices', async () => {
  const { total: _, ...cart } = cartOf(2)
  shop.get(CartStore).set(cart)
  model.show({ version: 1, orders: ORDERS, totals: undefined })
  const { container } = await renderPage(<CheckoutSidebar model={model} />, { shop })
  expect([container.querySelector('dl'), container.textContent?.includes('€')]).toEqual([null, false])
})
