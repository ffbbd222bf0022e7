import { expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import type { Product } from '#domain/products/product.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { PartNotificationsViewModel } from '#ui/products/page/part-notifications.view-model.ts'
import { loggedInShop, type Partner } from '../../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'

const backend = createMockBackend({ size: SMALL_CATALOGUE })
const slugOf = (number: string) => sharedCatalogue(1, SMALL_CATALOGUE).findBySku(number)!.slug
const [IN_STOCK, ON_ORDER] = [slugOf('3.70481'), slugOf('5.72706')]

async function opened(slug: string, partner: Partner = 'full') {
  const shop = await loggedInShop(partner, { fetch: backend.respond })
  const model = shop.get(PartNotificationsViewModel)
  const load = async () => (await shop.get(PartsCatalogue).findBySlug(slug)) as Product
  const show = async (changes: Partial<Product> = {}) => model.show({ ...(await load()), ...changes })
  await show()
  return { model, show, alerts: shop.get(AlertsStore) }
}

it.each([
  ['a part on back order', ON_ORDER, 'full', ['stock', 'price', 'replaced']],
  ['a part in stock', IN_STOCK, 'full', ['price', 'replaced']],
  ['a part in stock, without prices', IN_STOCK, 'noprice', ['replaced']],
] as const)('the product page offers the possible notifications for %s', async (_, slug, partner, kinds) => {
  expect((await opened(slug, partner)).model.kinds).toEqual(kinds)
})

it('the product page offers no notifications if no event is possible or the API does not support them', async () => {
  const { model, show } = await opened(ON_ORDER)
  await show({ replacedBy: { sku: '1.00001', slug: 's', name: 'Filter' } })
  expect(model.kinds).toEqual(['stock', 'price'])
  await show({ discontinued: true })
  expect(model.kinds).toEqual([])
  await show({ notifications: undefined })
  expect(model.kinds).toEqual([])
})

it('the product page stores each notification separately, and restores it on the next visit', async () => {
  const { model, show } = await opened(ON_ORDER)
  expect(model.kinds.map((kind) => model.isOn(kind))).toEqual([false, false, false])
  await model.turn('price', true)
  await show()
  expect(model.kinds.map((kind) => model.isOn(kind))).toEqual([false, true, false])
  await model.turn('price', false)
  await show()
  expect(model.isOn('price')).toBe(false)
})

it('the product page resets the switch of a notification and shows an error if the API does not respond', async () => {
  const { model, alerts } = await opened(IN_STOCK)
  backend.setFaults([{ path: '/api/notifications/subscribe', kind: 'offline' }])
  await model.turn('replaced', true)
  backend.setFaults([])
  expect(model.isOn('replaced')).toBe(false)
  expect(alerts.alerts.at(-1)).toMatchObject({ kind: 'error', messageId: 'product.notify.failed' })
})
