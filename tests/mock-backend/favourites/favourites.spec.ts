import { describe, expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api, germany, smallBackend } from '../call-api.ts'

const DAY_MS = 86_400_000
const catalogue = sharedCatalogue(7, 600)
const skuAt = (index: number) => {
  const { vendorId, sku } = catalogue.product(index)
  return `${vendorId}-${sku}`
}

async function customer(userName = 'new@demo.test') {
  let now = Date.UTC(2026, 10, 20, 8)
  const backend = smallBackend({ clock: () => now, tokenLifetimeSeconds: 400 * 86_400 })
  const { post, login } = api(backend)
  const token = await login(userName)
  const call = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    post(`/api/favourites/${path}`, { ...germany, token, ...body }, headers)
  const get = (listId: string, more: object = {}) =>
    call('get', { listId, start: 0, length: 25, filter: {}, ...more })
  const create = async (name: string) => (await call('create', { name })).body.list.listId as string
  const add = (listId: string, sku: string, quantity = 1, more: object = {}) =>
    call('items/add', { listId, items: [{ sku, quantity, note: '', ...more }] })
  const share = async (listId: string, days = 7) =>
    (await call('share', { listId, expiresAt: new Date(now + days * DAY_MS).toISOString() })).body
      .shareId as string
  const shared = (shareId: string, by: string | null = null) =>
    post('/api/favourites/shared/get', { ...anonymous, token: by, shareId })
  return {
    backend,
    login,
    post,
    token,
    call,
    get,
    create,
    add,
    share,
    shared,
    pass: (ms: number) => (now += ms),
  }
}

describe('Lists', () => {
  test('A new user has no list, and names of lists are unique regardless of capitals', async () => {
    const { call, create } = await customer()
    expect((await call('list')).body.lists).toEqual([])
    const listId = await create(' Service ')
    expect((await call('create', { name: 'SERVICE' })).body).toMatchObject({ status: 409, code: 409004 })
    expect((await call('rename', { listId, name: 'Service' })).status).toBe(200)
    expect((await call('list')).body.lists).toMatchObject([{ listId, name: 'Service', count: 0 }])
  })

  test('A page of a list has the requested number of items, and the next page continues after it', async () => {
    const { create, add, get } = await customer()
    const listId = await create('Service')
    for (const index of [1, 2, 3, 4, 5]) await add(listId, skuAt(index))
    const pageAt = async (start: number) =>
      (await get(listId, { start, length: 2 })).body.items.map(({ sku }: { sku: string }) => sku)
    const pages = [await pageAt(0), await pageAt(2), await pageAt(4)]
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flat()).size).toBe(5)
  })

  test('A retry with the same idempotency key after a lost response adds the item once', async () => {
    const { call, create, get } = await customer()
    const listId = await create('Service')
    const items = [{ sku: skuAt(1), quantity: 3, note: '' }]
    const add = (key: string) => call('items/add', { listId, items }, { 'idempotency-key': key })
    const [first, second] = [await add('pressed-twice'), await add('pressed-twice')]
    expect(second).toEqual(first)
    expect((await get(listId)).body.items).toMatchObject([{ quantity: 3 }])
    await add('pressed-anew')
    expect((await get(listId)).body.items).toMatchObject([{ quantity: 6 }])
  })

  test.each(['', '   ', 'x'.repeat(61), 17])('%j is rejected as name', async (name) => {
    expect((await (await customer()).call('create', { name })).body.code).toBe(400001)
  })

  test('A customer has at most fifty lists', async () => {
    const { call, create } = await customer()
    for (let count = 1; count <= 50; count += 1) await create(`List ${count}`)
    expect((await call('create', { name: 'One more' })).body.code).toBe(413001)
  })

  test.each(['get', 'rename', 'delete', 'share', 'unshare', 'items/add', 'items/delete', 'items/move'])(
    '%s: the list of another customer gets the same response as an unknown list',
    async (path) => {
      const { call } = await customer()
      const body = {
        ...{ start: 0, length: 5, filter: {}, name: 'Mine', expiresAt: '2026-12-01T00:00:00Z' },
        ...{ items: [{ sku: skuAt(1), quantity: 1, note: '' }], skus: [skuAt(1)], toListId: 'x' },
      }
      const foreign = await call(path, { ...body, listId: 'D0100001-1' })
      const unknown = await call(path, { ...body, listId: 'no-such-list' })
      expect(foreign).toEqual({ ...unknown, headers: foreign.headers })
      expect(foreign.body).toMatchObject({ status: 404, code: 404001 })
    },
  )

  test('A new backend continues with the data of a snapshot', async () => {
    const { backend, create, add } = await customer()
    await add(await create('Kept'), skuAt(4), 3)
    const later = smallBackend({ snapshot: backend.snapshot(), clock: () => Date.UTC(2026, 10, 20, 9) })
    const { post, login } = api(later)
    const { lists } = (
      await post('/api/favourites/list', { ...germany, token: await login('new@demo.test') })
    ).body
    expect(lists).toMatchObject([{ name: 'Kept', count: 1 }])
  })
})

describe('Items', () => {
  test('A part that is added twice is one item with the total quantity', async () => {
    const { create, add, get } = await customer()
    const listId = await create('Service')
    expect((await add(listId, skuAt(1), 3, { note: 'left side' })).body.lines[0].status).toBe('OK')
    expect((await add(listId, skuAt(1), 4)).body.lines).toMatchObject([
      { status: 'DUPLICATE_MERGED', acceptedQuantity: 4 },
    ])
    expect((await get(listId)).body.items).toMatchObject([{ quantity: 7, note: 'left side' }])
  })

  test('Unknown part numbers are reported, and the other items are added', async () => {
    const { create, get, call } = await customer()
    const listId = await create('Service')
    const items = ['NW-0.00000', skuAt(1)].map((sku) => ({ sku, quantity: 1, note: '' }))
    const { lines } = (await call('items/add', { listId, items })).body
    expect(lines.map(({ status }: { status: string }) => status)).toEqual(['UNKNOWN_NUMBER', 'OK'])
    expect((await get(listId)).body.pagination.total).toBe(1)
  })

  test.each([{ quantity: 0 }, { quantity: 1.5 }, { note: 'x'.repeat(201) }, { min: 5, max: 4 }, { min: -1 }])(
    'An item with %j is rejected',
    async (wrong) => {
      const { create, add } = await customer()
      expect((await add(await create('Service'), skuAt(1), 1, wrong)).body.code).toBe(400001)
    },
  )

  test('A moved item leaves its list, a copied item is in both lists, and a deleted item is in none', async () => {
    const { create, add, get, call } = await customer()
    const [listId, toListId] = [await create('One'), await create('Two')]
    await add(listId, skuAt(1), 2, { note: 'moved' })
    await add(listId, skuAt(2), 5)
    await call('items/move', { listId, toListId, skus: [skuAt(1)] })
    await call('items/copy', { listId, toListId, skus: [skuAt(2)] })
    const skusOf = async (id: string) => (await get(id)).body.items.map(({ sku }: { sku: string }) => sku)
    expect(await skusOf(listId)).toEqual([skuAt(2)])
    expect(await skusOf(toListId)).toEqual([skuAt(1), skuAt(2)])
    expect((await call('marks')).body.marks).toContainEqual({ sku: skuAt(2), listIds: [listId, toListId] })
    await call('items/delete', { listId: toListId, skus: [skuAt(1)] })
    expect(await skusOf(toListId)).toEqual([skuAt(2)])
  })

  test('An item that is moved to its own list is not changed', async () => {
    const { create, add, get, call } = await customer()
    const listId = await create('One')
    await add(listId, skuAt(1))
    await call('items/move', { listId, toListId: listId, skus: [skuAt(1)] })
    expect((await get(listId)).body.items).toMatchObject([{ sku: skuAt(1), quantity: 1 }])
  })

  test('A list can be filtered by availability, and by a number with any punctuation', async () => {
    const { create, add, get } = await customer()
    const listId = await create('Many')
    for (let index = 0; index < 12; index += 1) await add(listId, skuAt(index))
    const { items } = (await get(listId, { filter: { onlyAvailable: true } })).body
    expect(items.length).toBeGreaterThan(0)
    expect(items.every((item: any) => ['AVAILABLE', 'LIMITED'].includes(item.availability.status))).toBe(true)
    const term = catalogue.product(3).sku.replaceAll('.', ' ')
    expect((await get(listId, { term })).body.items).toMatchObject([{ sku: skuAt(3) }])
    expect((await get(listId, { start: 250_000 })).body).toMatchObject({
      items: [],
      pagination: { total: 12 },
    })
  })

  test('A user without prices gets no prices and no price changes', async () => {
    const { get, pass } = await customer('noprice@demo.test')
    pass(90 * DAY_MS)
    const { items, priceVisible } = (await get('D0100002-1')).body
    expect(priceVisible).toBe(false)
    expect(items.length).toBeGreaterThan(0)
    expect(JSON.stringify(items)).not.toMatch(/"price"|PRICE|currency/)
  })
})

describe('Changes since the last visit', () => {
  test('are shown during the visit, and no longer at the next visit', async () => {
    const { create, add, get, pass } = await customer()
    const listId = await create('Watched')
    for (let index = 0; index < 12; index += 1) await add(listId, skuAt(index))
    const changed = async () =>
      (await get(listId)).body.items.filter(({ changes }: { changes: [] }) => changes.length > 0).length
    expect(await changed()).toBe(0)
    pass(21 * DAY_MS)
    const news = await changed()
    expect(news).toBeGreaterThan(0)
    pass(60_000)
    expect(await changed()).toBe(news)
    expect((await get(listId)).body.list.changed).toBe(news)
    pass(31 * 60_000)
    expect(await changed()).toBe(0)
  })

  test('are reported if price or stock has changed, and otherwise not', async () => {
    const { create, add, get, pass } = await customer()
    const listId = await create('Watched')
    const promoted = Array.from({ length: 600 }, (_, index) => index).filter(
      (index) => catalogue.product(index).promotion !== undefined,
    )
    for (const index of [...promoted.slice(0, 6), ...Array.from({ length: 14 }, (_, index) => index)])
      await add(listId, skuAt(index))
    const seen = async () => (await get(listId)).body.items as any[]
    const before = new Map((await seen()).map((item) => [item.sku, item]))
    pass(40 * DAY_MS)
    const kinds = new Set<string>()
    for (const { sku, changes, price, availability } of await seen()) {
      const then = before.get(sku)
      const changeOf = (kind: string) => changes.find((change: any) => change.kind === kind)
      if (then.price.value === price.value) expect(changeOf('PRICE')).toBeUndefined()
      else expect(changeOf('PRICE')).toMatchObject({ before: then.price, after: price })
      if (then.availability.status === availability.status) expect(changeOf('AVAILABILITY')).toBeUndefined()
      else expect(changeOf('AVAILABILITY')).toMatchObject({ before: then.availability, after: availability })
      for (const { kind } of changes) kinds.add(kind)
    }
    expect([...kinds].toSorted()).toEqual(['AVAILABILITY', 'PRICE'])
  })
})

describe('Shared lists', () => {
  test('A guest with the link gets the list without price and stock', async () => {
    const { create, add, share, shared } = await customer()
    const listId = await create('For the workshop')
    await add(listId, skuAt(1), 4, { note: 'for bay 2' })
    const { status, body } = await shared(await share(listId))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'For the workshop',
      company: 'Rinaldi Ricambi S.r.l.',
      items: [{ sku: skuAt(1), quantity: 4, note: 'for bay 2' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/"price"|availability|customer/)
  })

  test('A logged-in user with the right gets prices', async () => {
    const { create, add, share, shared, login } = await customer()
    const listId = await create('For the workshop')
    await add(listId, skuAt(1))
    const shareId = await share(listId)
    const [full] = (await shared(shareId, await login('full@demo.test'))).body.items
    const [noPrice] = (await shared(shareId, await login('noprice@demo.test'))).body.items
    expect(full).toMatchObject({ price: expect.anything(), availability: expect.anything() })
    expect(noPrice.price).toBeUndefined()
    expect(noPrice.availability).toBeDefined()
  })

  test('The id of a shared list has 192 random bits, and is unique', async () => {
    const { create, share } = await customer()
    const ids = [await share(await create('One')), await share(await create('Two'))]
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/)
    expect(new Set(ids).size).toBe(2)
  })

  test('An id with one wrong character opens no list', async () => {
    const { create, share, shared } = await customer()
    const shareId = await share(await create('One'))
    for (const index of [0, 15, 31]) {
      const other = shareId[index] === 'A' ? 'B' : 'A'
      const wrong = shareId.slice(0, index) + other + shareId.slice(index + 1)
      expect((await shared(wrong)).body.code).toBe(404001)
    }
    for (const wrong of ['', `${shareId}A`, shareId.slice(1)]) {
      expect((await shared(wrong)).body.code).toBe(404001)
    }
  })

  test('The link of an expired, withdrawn or deleted list gets 410', async () => {
    const { create, share, shared, call, pass } = await customer()
    const [withdrawn, deleted, expired] = [await create('One'), await create('Two'), await create('Three')]
    const ids = [await share(withdrawn), await share(deleted), await share(expired, 1)]
    await call('unshare', { listId: withdrawn })
    await call('delete', { listId: deleted })
    pass(DAY_MS)
    for (const id of ids) expect((await shared(id)).body).toMatchObject({ status: 410, code: 410001 })
    expect((await call('list')).body.lists.every((list: any) => !list.shareId)).toBe(true)
  })

  test('A list that is shared again after its link was withdrawn gets a new link', async () => {
    const { create, share, call } = await customer()
    const listId = await create('One')
    const first = await share(listId)
    expect(await share(listId, 9)).toBe(first)
    await call('unshare', { listId })
    expect(await share(listId)).not.toBe(first)
  })

  test.each(['2020-01-01T00:00:00Z', '2028-01-01T00:00:00Z', 'tomorrow', ''])(
    'A list cannot be shared until %j',
    async (expiresAt) => {
      const { call, create } = await customer()
      const { status } = await call('share', { listId: await create('One'), expiresAt })
      expect(status).toBe(400)
    },
  )
})

test('A user without prices can subscribe to stock notifications, but not to price notifications', async () => {
  const { post, login } = await customer()
  const subscribe = async (userName: string, on: string) =>
    post('/api/notifications/subscribe', { ...germany, token: await login(userName), sku: skuAt(1), on })
  expect((await subscribe('noprice@demo.test', 'PRICE')).body.code).toBe(403004)
  expect((await subscribe('noprice@demo.test', 'STOCK')).status).toBe(200)
})
