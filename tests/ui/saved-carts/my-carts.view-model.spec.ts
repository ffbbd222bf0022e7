import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { openList } from '#application/data-table/open-list.ts'
import { cartList } from '#ui/saved-carts/cart-list.columns.ts'
import type { CartRow } from '#ui/saved-carts/saved-cart-form.view-model.ts'
import { MyCartsViewModel } from '#ui/saved-carts/my-carts.view-model.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'
import { listedCarts } from '#application/saved-carts/listed-carts.ts'

async function myCarts(partner: Partner = 'full', backend = createMockBackend({ size: SMALL_CATALOGUE })) {
  const shop = await loggedInShop(partner, { fetch: backend.respond })
  const { products } = await shop.get(PartsCatalogue).search('oil filter')
  const [part] = products.filter(
    ({ packagingAmount, availability }) => packagingAmount === 1 && availability?.status === 'available',
  )
  await shop.get(AddLinesToCart).run([{ sku: `${part!.vendorId}-${part!.sku}`, quantity: 2 }])
  const model = shop.get(MyCartsViewModel)
  const load = async (query = '') => {
    const carts = await shop.get(SavedCarts).list()
    const source = async (requestedListQuery: Parameters<typeof listedCarts>[1]) =>
      listedCarts(carts, requestedListQuery)
    model.show({ opened: await openList(cartList, new URLSearchParams(query), source, false), carts })
  }
  await load()
  return { backend, shop, model, load }
}

const row = (model: MyCartsViewModel, name: string): CartRow => {
  const savedCart = model.carts.find((cart) => cart.name === name)
  if (!savedCart) throw new Error(`No cart ${name}`)
  return model.rowOf(savedCart)
}
const listed = ({ opened }: MyCartsViewModel) => (opened.kind === 'listed' ? opened.listing.items : [])
const shown = (model: MyCartsViewModel) =>
  listed(model).map(({ name, lines, pieces }) => `${name} ${lines} ${pieces}`)

it('a saved cart can be created, renamed, and merged into the active one', async () => {
  const { model } = await myCarts()
  model.begin('create')
  model.open?.type('Winter')
  model.open?.setCopyActive(true)
  await model.submit()
  expect(shown(model)).toEqual([' 1 2', 'Winter 1 2'])
  model.begin('rename', row(model, 'Winter'))
  expect(model.open?.typed).toBe('Winter')
  model.open?.type('Summer')
  await model.submit()
  model.begin('activate', row(model, 'Summer'))
  model.open?.chooseMode('merge')
  await model.submit()
  expect(shown(model)).toEqual([' 1 4'])
})

it('the list of saved carts shows the previous page after the only cart of the last page is deleted', async () => {
  const { model, load } = await myCarts()
  for (const position of Array.from({ length: 25 }, (_, index) => index))
    await model.create(`C${position}`, false)
  await load('page=2')
  expect(listed(model)).toHaveLength(1)
  const [last] = listed(model)
  await model.delete(model.rowOf(last!))
  expect(model.opened.url.page).toBe(1)
  expect(listed(model)).toHaveLength(25)
})

it('the list of saved carts treats the total and its expiry date as price columns', () => {
  const isPrice = cartList.columns.filter((column) => column.isPrice).map(({ id }) => id)
  expect(isPrice).toEqual(['value', 'pricesUntil'])
})
