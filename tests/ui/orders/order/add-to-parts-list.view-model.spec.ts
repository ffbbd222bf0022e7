import { expect, it } from 'vitest'
import '#ui/order-facts/orders-api.module.ts'
import '#ui/saved-carts/saved-carts.module.ts'
import '#ui/favourites/favourite-button.module.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { AddToPartsListViewModel } from '#ui/orders/order/add-to-parts-list.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'

async function ordered() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const shop = await loggedInShop('full', { fetch: backend.respond })
  const desk = shop.get(OrdersApi)
  const favourites = shop.get(Favourites)
  const { items } = await desk.list({ start: 0, length: 20, sortBy: 'date', desc: true, filters: {} })
  const { orderNo } = items.find(({ lineCount }) => lineCount > 1)!
  const { lines } = (await desk.get(orderNo))!
  const itemsIn = async (id: string) =>
    (await favourites.open(id, { start: 0, length: 100, sortBy: 'added', desc: false, filters: {} })).items
  return { backend, orderNo, lines, itemsIn, model: shop.get(AddToPartsListViewModel) }
}

it('all parts of an order are added to a list, with the ordered quantity in total', async () => {
  const { model, orderNo, lines, itemsIn } = await ordered()
  model.begin([{ orderNo }])
  await model.add({ kind: 'notice-list', name: 'Again' })
  expect(model.message).toMatchObject({ kind: 'added', name: 'Again' })
  const addedItems = await itemsIn(model.message?.kind === 'added' ? model.message.id : '')
  const pieces = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  expect(pieces(addedItems.map(({ quantity }) => quantity))).toBe(
    pieces(lines.map(({ ordered: count }) => count)),
  )
  expect(new Set(addedItems.map(({ articleNo }) => articleNo))).toEqual(
    new Set(lines.map(({ article }) => article.sku)),
  )
})
