import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { NamedCarts } from '#application/cart/named-carts.port.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import type { Sheet } from '#domain/list/sheet.ts'
import { cartFacts } from '#ui/infocenter/mycarts/cart-facts.view-model.ts'
import { cartsSheet } from '#ui/infocenter/mycarts/carts-sheet.ts'
import { cartSheet } from '#ui/infocenter/mycarts/cart-sheet.ts'
import { MyCartsViewModel, type CartRow } from '#ui/infocenter/mycarts/my-carts.view-model.ts'
import { createIntl } from 'react-intl'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

async function myCarts(partner: Partner = 'full', backend = createMockBackend({ size: SMALL_CATALOGUE })) {
  const shop = await loggedInShop(partner, { fetch: backend.respond })
  const { products } = await shop.get<PartsCatalogue>(PartsCatalogue).search('oil filter')
  const [part] = products.filter(
    ({ packagingAmount, availability }) => packagingAmount === 1 && availability?.status === 'available',
  )
  await shop.get(AddLinesToCart).run([{ sku: `${part!.vendorId}-${part!.sku}`, quantity: 2 }])
  const model = shop.get(MyCartsViewModel)
  const load = async () => model.show(await shop.get<NamedCarts>(NamedCarts).list())
  await load()
  return { backend, shop, model, load }
}

const row = ({ rows }: MyCartsViewModel, name: string): CartRow => {
  const found = rows.find((cart) => cart.name === name)
  if (!found) throw new Error(`No cart ${name}`)
  return found
}
const shown = ({ rows }: MyCartsViewModel) =>
  rows.map(({ name, lines, pieces }) => `${name} ${lines} ${pieces}`)

it('keeps a copy of the cart under a name', async () => {
  const { model } = await myCarts()
  model.begin('create')
  await model.create(' Winter ', true)
  expect(shown(model)).toEqual([' 1 2', 'Winter 1 2'])
  expect(model.open).toBeUndefined()
  model.begin('create')
  await model.create('winter', false)
  expect([model.failure, model.open?.task]).toEqual(['name-in-use', 'create'])
})

it('makes another cart the active one, and tells the header', async () => {
  const { model, shop } = await myCarts()
  await model.create('Winter', true)
  await model.activate(row(model, 'Winter'), 'merge')
  expect(shown(model)).toEqual([' 1 4'])
  expect(shop.get(CartStore).pieces).toBe(4)
})

it('renames, duplicates, merges, deletes and takes the deletion back', async () => {
  const { model } = await myCarts()
  await model.create('Winter', true)
  await model.rename(row(model, 'Winter'), 'Summer')
  await model.duplicate(row(model, 'Summer'), 'Autumn')
  await model.merge(row(model, 'Autumn'), row(model, 'Summer').cartId)
  expect(shown(model)).toEqual([' 1 2', 'Summer 1 4'])
  await model.delete(row(model, 'Summer'))
  expect([shown(model), model.deleted?.name]).toEqual([[' 1 2'], 'Summer'])
  await model.undo()
  expect([shown(model), model.deleted]).toEqual([[' 1 2', 'Summer 1 4'], undefined])
})

it('shares a cart, and takes the share back', async () => {
  const { model, backend } = await myCarts()
  await model.create('Winter', true)
  await model.share(row(model, 'Winter'), 'c100002', 'read')
  expect(row(model, 'Winter').shared).toEqual([{ contactId: 'C100002', name: 'Jan Visser', right: 'read' }])

  const other = await myCarts('noprice', backend)
  const theirs = row(other.model, 'Winter')
  expect([theirs.tasks, theirs.canDelete, theirs.total]).toEqual([
    ['activate', 'duplicate'],
    false,
    undefined,
  ])

  await model.share(row(model, 'Winter'), 'C100002', 'none')
  await other.load()
  expect(other.model.rows.map(({ name }) => name)).not.toContain('Winter')
  await model.share(row(model, 'Winter'), 'C424242', 'read')
  expect(model.failure).toBe('unknown-contact')
})

it('offers nothing to change to those who may not fill a cart', async () => {
  const { model } = await myCarts('readonly')
  expect(model.mayChange).toBe(false)
  expect(model.rows.flatMap(({ tasks, canDelete }) => [...tasks, canDelete])).toEqual([false])
})

it('finds carts by name and owner', async () => {
  const { model } = await myCarts()
  await model.create('Winter', false)
  model.search('WINT')
  expect(model.rows.map(({ name }) => name)).toEqual(['Winter'])
  model.search('becker')
  expect(model.rows).toHaveLength(2)
  model.search('nobody')
  expect(model.rows).toEqual([])
})

it('says that a change did not get through, and keeps the question open', async () => {
  const { model, backend } = await myCarts()
  backend.setFaults([{ path: '/api/carts/', kind: 'offline' }])
  model.begin('create')
  await model.create('Winter', true)
  expect([model.failure, model.open?.task, model.isBusy]).toEqual(['unreachable', 'create', false])
})

it.each([
  [true, 8],
  [false, 5],
])('takes a cart along as a file; with prices visible: %s', async (pricesAreVisible, columns) => {
  const { shop } = await myCarts()
  const intl = createIntl({ locale: 'en', onError: () => {} })
  const sheet: Sheet = cartSheet(intl, 'Cart', cartFacts(shop.get(CartStore).cart, pricesAreVisible))
  expect([sheet.heads.length, ...sheet.rows.map((cells) => cells.length)]).toEqual([columns, columns])
})

it('tells until when prices hold, on the page and in the file of the list, to those who see prices', async () => {
  const intl = createIntl({ locale: 'en', messages: {}, onError: () => {} })
  const sheetFor = async (partner: Partner) => {
    const { model } = await myCarts(partner)
    return { sheet: cartsSheet(intl, model.rows, model.pricesAreVisible), rows: model.rows }
  }
  const seen = await sheetFor('full')
  expect(seen.rows[0]?.pricesUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(seen.sheet.heads).toContain('mycarts.column.pricesUntil')
  expect(seen.sheet.rows[0]).toContainEqual({ day: seen.rows[0]?.pricesUntil })
  const hidden = await sheetFor('noprice')
  expect(hidden.rows[0]).toMatchObject({ total: undefined, pricesUntil: undefined })
  expect(hidden.sheet.heads).toEqual(
    ['name', 'lines', 'pieces', 'changed', 'owner'].map((id) => `mycarts.column.${id}`),
  )
})
