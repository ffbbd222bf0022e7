import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import { Carts } from '#mock-backend/cart/carts.ts'
import { quote as toQuote } from '#mock-backend/cart/quote.ts'
import { createDb } from '#mock-backend/create-db.ts'
import { api, germany, smallBackend, type Reply } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)

function product(matches: (candidate: CatalogueProduct) => boolean): CatalogueProduct {
  for (let index = 0; index < catalogue.size; index++) {
    if (matches(catalogue.product(index))) return catalogue.product(index)
  }
  throw new Error('No such product in the test assortment')
}

const ordinary = (candidate: CatalogueProduct) =>
  !candidate.discontinued && candidate.replacedBy === undefined && candidate.packageQuantity === 1
const inStock = product((candidate) => ordinary(candidate) && candidate.stock.quantity > 20)
const packed = product(
  ({ discontinued, replacedBy, packageQuantity, stock }) =>
    !discontinued && !replacedBy && packageQuantity > 1 && stock.quantity > 2 * packageQuantity,
)
const soldOut = product((candidate) => ordinary(candidate) && candidate.stock.quantity === 0)
const discontinued = product((candidate) => candidate.discontinued)
const cartSku = ({ vendorId, sku }: CatalogueProduct) => `${vendorId}-${sku}`

async function customer(userName = 'full@demo.test', backend = smallBackend()) {
  const { post, login } = api(backend)
  const token = await login(userName)
  const quote = async () => (await post('/api/checkout/cart/getQuote', { token, ...germany })).body.quote
  const add = (...items: { sku: string; qty: number }[]) => post('/api/checkout/cart/add', { token, items })
  return { backend, token, post, login, quote, add }
}

const idOf = (item: { item_id?: string | number; itemId?: string | number }) => item.item_id ?? item.itemId

test('A new cart is empty, and creating it twice has no effect', async () => {
  const { post, token, quote } = await customer()
  for (const _ of ['once', 'twice']) {
    expect((await post('/api/checkout/cart/create', { token })).status).toBe(200)
  }
  expect(await quote()).toEqual({
    items: [],
    version: 0,
    priceVisible: true,
    total: { value: 0, currency: { code: 'EUR' } },
  })
})

test('A customer without a cart cannot load, add, change or remove a line', async () => {
  const { post, token, add } = await customer('new@demo.test')
  const sku = cartSku(inStock)
  const caller = { token, ...germany }
  const rejections = [
    await post('/api/checkout/cart/getQuote', caller),
    await add({ sku, qty: 1 }),
    await post('/api/checkout/cart/update/', { ...caller, item_id: 1, sku, qty: 1 }),
    await post('/api/checkout/cart/updateItems', {
      ...caller,
      version: 0,
      items: [{ item_id: 1, sku, qty: 1 }],
    }),
    await post('/api/checkout/cart/delete', { ...caller, item_ids: [1] }),
  ]
  expect(rejections.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from(rejections, () => [404, 404002]),
  )
  await post('/api/checkout/cart/create', { token })
  expect((await add({ sku, qty: 1 })).status).toBe(200)
})

test('Each added line has its own status in the response', async () => {
  const { add, quote } = await customer()
  const response = await add(
    { sku: cartSku(inStock), qty: 2 },
    { sku: cartSku(packed), qty: packed.packageQuantity + 1 },
    { sku: cartSku(soldOut), qty: 3 },
    { sku: cartSku(discontinued), qty: 1 },
    { sku: 'NW-0.00000', qty: 1 },
    { sku: inStock.sku, qty: 1 },
    { sku: cartSku(inStock), qty: 1 },
  )
  expect(response.body.lines.map((line: any) => [line.status, line.acceptedQuantity])).toEqual([
    ['OK', 2],
    ['QTY_ROUNDED', 2 * packed.packageQuantity],
    ['BACKORDER', 3],
    ['DISCONTINUED', 0],
    ['UNKNOWN_NUMBER', 0],
    ['UNKNOWN_NUMBER', 0],
    ['DUPLICATE_MERGED', 1],
  ])
  expect((await quote()).items.map((item: any) => [item.sku, item.qty])).toEqual([
    [cartSku(inStock), 3],
    [cartSku(packed), 2 * packed.packageQuantity],
    [cartSku(soldOut), 3],
  ])
})

test('Adding a part again increases the quantity of its line, up to the maximum', async () => {
  const { add, quote } = await customer()
  await add({ sku: cartSku(inStock), qty: 99_990 })
  const { body } = await add({ sku: cartSku(inStock), qty: 20 })
  expect(body.lines).toEqual([
    { sku: cartSku(inStock), status: 'QTY_LIMITED', requestedQuantity: 20, acceptedQuantity: 9 },
  ])
  expect((await quote()).items).toHaveLength(1)
  expect((await quote()).items[0].qty).toBe(99_999)
})

test('An account without the right to fill the cart cannot add to it', async () => {
  const { add, quote } = await customer('readonly@demo.test')
  const { body } = await add({ sku: cartSku(inStock), qty: 1 })
  expect(body.lines).toMatchObject([{ status: 'NOT_PURCHASABLE', acceptedQuantity: 0 }])
  expect((await quote()).items).toEqual([])
})

test('Ids of lines have one of two field names, and are accepted as text and as number', async () => {
  const { add, quote, post, token } = await customer()
  await add(...[inStock, packed].map((part) => ({ sku: cartSku(part), qty: part.packageQuantity })))
  const { items } = await quote()
  expect(items.filter((item: object) => 'item_id' in item)).toHaveLength(1)
  expect(items.filter((item: object) => 'itemId' in item)).toHaveLength(1)

  const ids = items.map(idOf)
  expect(new Set(ids.map(String)).size).toBe(2)
  await post('/api/checkout/cart/delete', { token, ...germany, item_ids: [String(ids[0])] })
  expect((await quote()).items.map(idOf)).toEqual([ids[1]])
  await post('/api/checkout/cart/delete', { token, ...germany, item_ids: [Number(ids[1])] })
  expect((await quote()).items).toEqual([])
})

test('A changed quantity replaces the old one, in whole packages', async () => {
  const { add, quote, post, token } = await customer()
  await add({ sku: cartSku(packed), qty: 5 * packed.packageQuantity })
  const [item] = (await quote()).items
  const { body } = await post('/api/checkout/cart/update/', {
    token,
    ...germany,
    item_id: idOf(item),
    sku: item.sku,
    qty: packed.packageQuantity - 1,
  })
  expect(body.line).toMatchObject({ status: 'QTY_ROUNDED', acceptedQuantity: packed.packageQuantity })
  expect((await quote()).items[0]).toMatchObject({ qty: packed.packageQuantity })
})

test.each([
  ['with an unknown id', { item_id: 4711 }],
  ['of another article', { sku: 'NW-0.00000' }],
])('A line %s is not changed', async (_title, wrong) => {
  const { add, quote, post, token } = await customer()
  await add({ sku: cartSku(inStock), qty: 1 })
  const [item] = (await quote()).items
  const change = { token, ...germany, item_id: idOf(item), sku: item.sku, qty: 2, ...wrong }
  expect((await post('/api/checkout/cart/update/', change)).status).toBe(404)
  expect((await quote()).items[0].qty).toBe(1)
})

test('A customer cannot delete a line of another customer', async () => {
  const { backend, add, quote } = await customer()
  await add({ sku: cartSku(inStock), qty: 1 })
  const other = await customer('export@demo.test', backend)
  const item_ids = (await quote()).items.map(idOf)
  await other.post('/api/checkout/cart/delete', { token: other.token, ...germany, item_ids })
  expect((await quote()).items).toHaveLength(1)
})

test('The version of the cart increases only with a change', async () => {
  const { add, quote, post, token } = await customer()
  const version = async (): Promise<number> => (await quote()).version
  const before = await version()
  await add({ sku: cartSku(inStock), qty: 1 }, { sku: cartSku(packed), qty: 1 })
  expect(await version()).toBe(before + 1)
  await add({ sku: 'NW-0.00000', qty: 1 })
  await post('/api/checkout/cart/delete', { token, ...germany, item_ids: [4711] })
  expect(await version()).toBe(before + 1)
  await post('/api/checkout/cart/delete', { token, ...germany, item_ids: (await quote()).items.map(idOf) })
  expect(await version()).toBe(before + 2)
})

test('A cart is stored for its customer beyond the session', async () => {
  const { backend, add, post, login, token } = await customer()
  await add({ sku: cartSku(inStock), qty: 4 })
  await post('/api/logout', { token })
  expect((await (await customer('export@demo.test', backend)).quote()).items).toEqual([])
  const again = await post('/api/checkout/cart/getQuote', {
    token: await login('full@demo.test'),
    ...germany,
  })
  expect(again.body.quote.items).toMatchObject([{ sku: cartSku(inStock), qty: 4 }])
})

test('With an ended session, adding lines returns 200 with the code 401000, four other calls return 401', async () => {
  const { post, token } = await customer()
  await post('/api/logout', { token })
  const item = { item_id: 1, sku: cartSku(inStock), qty: 1 }
  const calls = (dead: string | null): Promise<Reply>[] => [
    post('/api/checkout/cart/create', { token: dead }),
    post('/api/checkout/cart/getQuote', { token: dead, ...germany }),
    post('/api/checkout/cart/delete', { token: dead, ...germany, item_ids: [1] }),
    post('/api/checkout/cart/update/', { token: dead, ...germany, ...item }),
  ]
  for (const dead of [token, null, 'garbage']) {
    const added = await post('/api/checkout/cart/add', { token: dead, items: [{ sku: item.sku, qty: 1 }] })
    expect([added.status, added.body]).toEqual([200, { code: 401000 }])
    for (const { status, body } of await Promise.all(calls(dead))) {
      expect([status, body.code]).toEqual([401, 401000])
    }
  }
})

test.each([0, -1, 1.5, 100_000, '3'])(
  'A quantity of %j is rejected with the path of its field',
  async (qty) => {
    const { post, token } = await customer()
    const { status, body } = await post('/api/checkout/cart/add', {
      token,
      items: [{ sku: 'NW-1.10000', qty }],
    })
    expect(status).toBe(400)
    expect(body.errors[0].pointer).toBe('/items/0/qty')
  },
)

test('A thousand lines can be sent in one call, each of which has a result', async () => {
  const backend = smallBackend({ size: 1500 })
  const assortment = sharedCatalogue(7, 1500)
  const { add, quote } = await customer('full@demo.test', backend)
  const items = Array.from({ length: 1000 }, (_, index) => ({
    sku: cartSku(assortment.product(index)),
    qty: 1,
  }))
  expect((await add(...items)).body.lines).toHaveLength(1000)
  expect((await quote()).items.length).toBeGreaterThan(900)
})

test('Many changed lines are sent in one call, each with its own status and note', async () => {
  const { post, token, add, quote } = await customer()
  await add({ sku: cartSku(inStock), qty: 1 }, { sku: cartSku(packed), qty: packed.packageQuantity })
  const { items, version } = await quote()
  const changes = items.map((item: any) => ({ item_id: idOf(item), sku: item.sku, qty: 3, note: 'Bay 7' }))
  const unknown = { item_id: 4711, sku: cartSku(soldOut), qty: 1 }
  const { status, body } = await post('/api/checkout/cart/updateItems', {
    token,
    ...germany,
    version,
    items: [...changes, unknown],
  })
  expect(status).toBe(200)
  expect(body.lines.map((line: any) => [line.status, line.acceptedQuantity])).toEqual([
    ['OK', 3],
    ['QTY_ROUNDED', packed.packageQuantity],
    ['UNKNOWN_NUMBER', 0],
  ])
  expect(body.quote).toEqual(await quote())
  expect(body.quote.version).toBe(version + 1)
  expect(body.quote.items.map((item: any) => item.note)).toEqual(['Bay 7', 'Bay 7'])
})

test('A change with an outdated version is rejected with the current cart', async () => {
  const { post, token, add, quote } = await customer()
  await add({ sku: cartSku(inStock), qty: 1 })
  const before = await quote()
  await add({ sku: cartSku(inStock), qty: 1 })
  const [item] = before.items
  const { status, body } = await post('/api/checkout/cart/updateItems', {
    token,
    ...germany,
    version: before.version,
    items: [{ item_id: idOf(item), sku: item.sku, qty: 9 }],
  })
  expect([status, body.code]).toEqual([409, 409001])
  expect(body.quote).toEqual(await quote())
  expect(body.quote.items[0].qty).toBe(2)
})

test('A line contains the user and time of its last change, and whether the caller made it', async () => {
  const { add, quote } = await customer()
  await add({ sku: cartSku(inStock), qty: 1 })
  const [{ changed }] = (await quote()).items
  expect(changed).toEqual({ at: expect.stringMatching(/Z$/), by: 'Anna Becker', byCaller: true })

  const db = createDb()
  const account = db.account.findFirst({ where: { userName: { equals: 'full@demo.test' } } })!
  const carts = new Carts({ db, clock: () => Date.UTC(2026, 10, 24, 10, 42) })
  const colleague = { contactId: 'C2', givenName: 'Anna', familyName: 'Weber' }
  carts.put(account.customerId, new Map([[cartSku(inStock), { quantity: 17 }]]), colleague)
  const cart = { lines: carts.linesOf(account.customerId), version: 1 }
  const seen = toQuote(catalogue, cart, { account, language: 'en', now: 0 })
  expect(seen.items[0]?.changed).toEqual({
    at: '2026-11-24T10:42:00.000Z',
    by: 'Anna Weber',
    byCaller: false,
  })
})
