import { expect, it } from 'vitest'
import type { CatalogueProduct } from '#mock-backend/catalogue/catalogue-product.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const parts = Array.from({ length: 600 }, (_, index) => catalogue.product(index))
const cartSkuOf = ({ vendorId, sku }: CatalogueProduct) => `${vendorId}-${sku}`

function setUp(start: string) {
  let now = Date.parse(start)
  const backend = smallBackend({ clock: () => now })
  const { post, login } = api(backend)
  const subscribe = async (user: string, part: CatalogueProduct, settings: object) => {
    const token = await login(`${user}@demo.test`)
    return post('/api/notifications/subscribe', { ...germany, token, sku: cartSkuOf(part), ...settings })
  }
  const comes = (time: string) => {
    now = Date.parse(time)
    backend.runScheduledJobs()
    return backend.mails.map(({ to, subject }) => `${to}: ${subject}`)
  }
  return { backend, subscribe, comes }
}

/** A part whose promotion pauses in December, if the mock backend starts in November. */
const pausing = parts.find(({ promotion, index }) => promotion && index % 3 === 0)!

it('sends one mail on the morning after a price has fallen', async () => {
  const { subscribe, comes } = setUp('2026-11-29T10:00Z')
  comes('2026-12-10T10:00Z')
  expect((await subscribe('full', pausing, { on: 'PRICE' })).status).toBe(200)
  expect(comes('2027-01-01T07:59Z')).toEqual([])
  const messages = comes('2027-01-01T08:00Z')
  expect(messages).toEqual([expect.stringMatching(/^full@demo\.test: .* kostet jetzt .*€$/)])
  expect(comes('2027-06-01T08:00Z')).toEqual(messages)
})

it('notifies each colleague with a subscription by the chosen channels', async () => {
  const { backend, subscribe, comes } = setUp('2026-11-29T10:00Z')
  const { post, login } = api(backend)
  comes('2026-12-10T10:00Z')
  await subscribe('buyer', pausing, { on: 'PRICE' })
  await subscribe('approver', pausing, { on: 'PRICE' })
  const channels = [{ kind: 'LOWER_PRICE', shop: true, mail: false }]
  const token = await login('approver@demo.test')
  await post('/api/inbox/channels/save', { ...germany, token, channels })
  expect(comes('2027-01-01T08:00Z')).toEqual([expect.stringMatching(/^buyer@demo\.test: /)])
  const unread = async (user: string) =>
    (await post('/api/getfeatures', { token: await login(`${user}@demo.test`) })).body.unread
  expect([await unread('full'), await unread('buyer'), await unread('approver')]).toEqual([0, 1, 1])
})

it('sends no mail for a price that has risen, exceeds the limit, or is hidden', async () => {
  const { subscribe, comes } = setUp('2026-11-29T10:00Z')
  await subscribe('full', pausing, { on: 'PRICE', threshold: 0.01 })
  await subscribe('export', pausing, { on: 'PRICE' })
  expect((await subscribe('noprice', pausing, { on: 'PRICE' })).status).toBe(403)
  expect(comes('2026-12-20T10:00Z')).toEqual([])
})

it('sends a mail for a replaced part', async () => {
  const replaced = parts.find(({ replacedBy }) => replacedBy !== undefined)!
  const { subscribe, comes } = setUp('2026-11-29T10:00Z')
  await subscribe('full', replaced, { on: 'REPLACED' })
  expect(comes('2026-11-30T09:00Z')).toEqual([
    `full@demo.test: ${replaced.sku} ist durch ${replaced.replacedBy} ersetzt`,
  ])
})

it('sends a mail only when the wanted quantity is in stock', async () => {
  const missing = parts.find(
    ({ stock, packageQuantity }) =>
      stock.quantity === 0 && stock.replenishmentDays !== undefined && packageQuantity < 100,
  )!
  const { subscribe, comes } = setUp('2026-11-29T10:00Z')
  await subscribe('full', missing, { on: 'STOCK' })
  await subscribe('kz', missing, { on: 'STOCK', threshold: 100_000 })
  expect(comes('2027-11-29T10:00Z')).toEqual([`full@demo.test: ${missing.sku} ist wieder auf Lager`])
})

it('sends pending mails after a restart', async () => {
  const { backend, subscribe } = setUp('2026-11-29T10:00Z')
  const missing = parts.find(({ stock }) => stock.quantity === 0 && stock.replenishmentDays !== undefined)!
  await subscribe('full', missing, { on: 'STOCK' })
  let now = Date.parse('2026-11-29T12:00Z')
  const restarted = smallBackend({ clock: () => now, snapshot: backend.snapshot() })
  now = Date.parse('2027-11-29T12:00Z')
  restarted.runScheduledJobs()
  expect(restarted.mails).toHaveLength(1)
})

it('marks a part of a list as watched until its subscription ends', async () => {
  const backend = smallBackend()
  const { post, login } = api(backend)
  const caller = { ...germany, token: await login('full@demo.test') }
  const [{ listId }] = (await post('/api/favourites/list', caller)).body.lists
  const items = async () =>
    (await post('/api/favourites/get', { ...caller, listId, start: 0, length: 50, filter: {} })).body.items
  const [{ sku }] = await items()
  const watched = async () => (await items()).map((item: { isWatched: boolean }) => item.isWatched)
  await post('/api/notifications/subscribe', { ...caller, sku, on: 'STOCK' })
  expect((await watched()).indexOf(true)).toBe(0)
  await post('/api/notifications/subscribe', { ...caller, sku, on: 'STOCK', end: true })
  expect(await watched()).not.toContain(true)
})
