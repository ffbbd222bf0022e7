import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { cartSku } from '#mock-backend/products/cart-sku.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const sold = Array.from({ length: 200 }, (_, index) => catalogue.product(index)).filter(
  ({ discontinued, replacedBy, packageQuantity }) => !discontinued && !replacedBy && packageQuantity === 1,
)
const [one, two] = sold.map(({ vendorId, sku }) => `${vendorId}-${sku}`)

async function customer(userName = 'full@demo.test', backend = smallBackend()) {
  const { post, login } = api(backend)
  const token = await login(userName)
  const carts = async (call: string, body: object = {}) =>
    await post(`/api/carts/${call}`, { token, ...germany, ...body })
  const add = (sku: string, qty: number) => post('/api/checkout/cart/add', { token, items: [{ sku, qty }] })
  const listed = async () =>
    (await carts('list')).body.carts.map(({ name, active, lines, pieces }: any) => [
      name,
      active,
      lines,
      pieces,
    ])
  const idOf = async (name: string) =>
    (await carts('list')).body.carts.find((cart: any) => cart.name === name)?.cartId
  return { backend, carts, add, listed, idOf }
}

test('A customer has an active cart without a name, and its copy has a unique name', async () => {
  const { carts, add, listed } = await customer()
  expect(await listed()).toEqual([['', true, 0, 0]])
  await add(one!, 3)
  await carts('create', { name: ' Winter ', copyActive: true })
  expect(await listed()).toEqual([
    ['', true, 1, 3],
    ['Winter', false, 1, 3],
  ])
  expect((await carts('create', { name: 'WINTER', copyActive: false })).body.code).toBe(422001)
})

test.each([
  [
    'REPLACE',
    [
      ['', true, 1, 3],
      ['2026-11-21', false, 1, 5],
    ],
  ],
  ['MERGE', [['', true, 2, 8]]],
  [
    'KEEP_COPY',
    [
      ['', true, 1, 3],
      ['2026-11-21', false, 1, 5],
      ['Winter', false, 1, 3],
    ],
  ],
])('A cart becomes the active one in the mode %s without loss of lines', async (mode, expected) => {
  const backend = smallBackend({ clock: () => Date.UTC(2026, 10, 21) })
  const { carts, add, listed, idOf } = await customer('full@demo.test', backend)
  await add(one!, 3)
  await carts('create', { name: 'Winter', copyActive: true })
  await carts('create', { name: 'Nothing', copyActive: false })
  await carts('activate', { cartId: await idOf('Nothing'), mode: 'REPLACE' })
  for (const { cartId, name } of (await carts('list')).body.carts) {
    if (name !== '' && name !== 'Winter') await carts('delete', { cartId })
  }
  await add(two!, 5)
  await carts('activate', { cartId: await idOf('Winter'), mode })
  expect((await listed()).toSorted()).toEqual(expected)
})

test('A deleted cart can be restored', async () => {
  const { carts, listed, idOf } = await customer()
  await carts('create', { name: 'Winter', copyActive: false })
  const cartId = await idOf('Winter')
  await carts('delete', { cartId })
  expect(await listed()).toHaveLength(1)
  await carts('restore', { cartId })
  expect(await idOf('Winter')).toBe(cartId)
})

test('Another person can see, change or delete a shared cart according to the granted right', async () => {
  const { backend, carts, idOf } = await customer()
  const other = await customer('noprice@demo.test', backend)
  await carts('create', { name: 'Winter', copyActive: false })
  const cartId = await idOf('Winter')
  const rename = () => other.carts('rename', { cartId, name: 'Theirs' })
  const share = (right: string) => carts('share', { cartId, share: [{ contactId: 'C100002', right }] })

  expect((await rename()).body.code).toBe(404001)
  await share('READ')
  expect(await other.listed()).toContainEqual(['Winter', false, 0, 0])
  expect((await rename()).body.code).toBe(404001)
  await share('EDIT')
  expect((await rename()).status).toBe(200)
  expect((await other.carts('delete', { cartId })).body.code).toBe(404001)
  const toThird = [{ contactId: 'C100003', right: 'READ' }]
  expect((await other.carts('share', { cartId, share: toThird })).body.code).toBe(404001)
  await share('OWNER')
  expect((await other.carts('delete', { cartId })).status).toBe(200)
  const unknown = [{ contactId: 'C999999', right: 'READ' }]
  await carts('restore', { cartId })
  expect((await carts('share', { cartId, share: unknown })).body.code).toBe(422002)
})

test('Merged carts contain the total quantities', async () => {
  const { carts, add, listed, idOf } = await customer()
  await add(one!, 3)
  await carts('create', { name: 'A', copyActive: true })
  await add(two!, 2)
  await carts('create', { name: 'B', copyActive: true })
  await carts('merge', { cartId: await idOf('A'), intoCartId: await idOf('B') })
  expect(await listed()).toEqual([
    ['', true, 2, 5],
    ['B', false, 2, 8],
  ])
})

test('Users without prices get no totals', async () => {
  const { carts, add } = await customer('noprice@demo.test')
  await add(one!, 3)
  await carts('create', { name: 'Winter', copyActive: true })
  for (const cart of (await carts('list')).body.carts) expect(cart).not.toHaveProperty('total')
})

test('Lines are added to a new cart and to an existing one, each with its own status', async () => {
  const { carts, listed, idOf } = await customer()
  const items = [
    { sku: one!, qty: 3 },
    { sku: 'DT-ZZ-1', qty: 1 },
  ]
  const { body } = await carts('import', { name: 'Spring', items })
  expect(body.lines.map(({ status, acceptedQuantity }: any) => [status, acceptedQuantity])).toEqual([
    [expect.stringMatching(/OK|BACKORDER/), 3],
    ['UNKNOWN_NUMBER', 0],
  ])
  const cartId = await idOf('Spring')
  expect(body.cartId).toBe(cartId)
  await carts('import', {
    cartId,
    items: [
      { sku: one!, qty: 2 },
      { sku: two!, qty: 1 },
    ],
  })
  expect(await listed()).toContainEqual(['Spring', false, 2, 6])
  expect((await carts('import', { name: 'spring', items })).body.code).toBe(422001)
  expect((await carts('import', { cartId: 'none', items })).body.code).toBe(404001)
})

test('A retry with the same idempotency key adds lines once', async () => {
  const { backend, listed } = await customer()
  const { post, login } = api(backend)
  const token = await login('full@demo.test')
  const call = { token, ...germany, name: 'Once', items: [{ sku: one!, qty: 3 }] }
  const headers = { 'idempotency-key': 'the same list again' }
  const [first, again] = [
    await post('/api/carts/import', call, headers),
    await post('/api/carts/import', call, headers),
  ]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(await listed()).toContainEqual(['Once', false, 1, 3])
})

test('Adding lines requires a writable cart and the right to fill a cart', async () => {
  const { backend, carts, idOf } = await customer()
  await carts('create', { name: 'Mine', copyActive: false })
  const cartId = await idOf('Mine')
  const other = await customer('readonly@demo.test', backend)
  expect((await other.carts('import', { cartId, items: [{ sku: one!, qty: 1 }] })).body.code).toBe(404001)
  const own = await other.carts('import', { name: 'Own', items: [{ sku: one!, qty: 1 }] })
  expect(own.body.lines).toMatchObject([{ status: 'NOT_PURCHASABLE', acceptedQuantity: 0 }])
})

test('The prices of a cart are valid until a promotion in it ends, and absent for users without prices', async () => {
  const backend = smallBackend({ clock: () => Date.UTC(2026, 1, 10) })
  const all = Array.from({ length: 600 }, (_, index) => catalogue.product(index))
  const promoted = all.find(({ promotion, index }) => promotion !== undefined && index % 3 === 0)
  const usual = all.find(({ promotion, discontinued }) => promotion === undefined && !discontinued)
  const cartWith = async (userName: string, product: typeof promoted) => {
    const { carts } = await customer(userName, backend)
    const items = [{ sku: cartSku(product!), qty: product!.packageQuantity }]
    await carts('import', { name: product!.sku, items })
    const { body } = await carts('list')
    return body.carts.find(({ name }: any) => name === product!.sku)
  }
  expect((await cartWith('full@demo.test', promoted)).pricesUntil).toBe('2026-02-28')
  expect(await cartWith('full@demo.test', usual)).not.toHaveProperty('pricesUntil')
  expect(await cartWith('noprice@demo.test', promoted)).not.toHaveProperty('pricesUntil')
})
