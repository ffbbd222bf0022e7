import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { openPartnerInterface } from '#application/partner-interface/open-partner-interface.ts'
import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { ApiKeysViewModel } from '#ui/partner-interface/api-keys.view-model.ts'
import { DataExportsViewModel } from '#ui/partner-interface/data-exports.view-model.ts'
import { WebhooksViewModel } from '#ui/partner-interface/webhooks.view-model.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

async function setUp(partner: Partner = 'full') {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const shop = await loggedInShop(partner, { fetch: (request) => backend.respond(request) })
  const open = () => openPartnerInterface(shop.get(PartnerApi))
  const look = async () => {
    const opened = await open()
    if (opened.kind !== 'opened') throw new Error(opened.kind)
    return opened.partnerInterface
  }
  return { shop, open, look }
}

it('shows the secret of a new key only once, after its creation', async () => {
  const { shop, look } = await setUp()
  const model = shop.get(ApiKeysViewModel)
  expect(await model.create('Shelf', ['stock:read'], model.usualEnd)).toBe(true)
  const { secret } = model.change.secret!
  expect(secret).toMatch(/^dbk_[0-9a-f]{48}$/)
  const opened = await look()
  expect(JSON.stringify(opened)).not.toContain(secret)
  expect(opened.keys[0]).toMatchObject({ name: 'Shelf', scopes: ['stock:read'], state: 'active' })

  const { keyId } = opened.keys[0]!
  await model.rotate(keyId)
  expect(model.change.secret?.secret).not.toBe(secret)
  await model.revoke(keyId)
  expect((await look()).keys[0]?.state).toBe('revoked')
})

it('shows the page even if a key has an unknown scope of a newer API', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const fetch = async (request: Request) => {
    const response = await backend.respond(request)
    if (!request.url.endsWith('/partnerinterface/get')) return response
    const text = await response.text()
    return new Response(text.replace('"stock:read"', '"prices:read"'), response)
  }
  const shop = await loggedInShop('full', { fetch })
  const opened = await openPartnerInterface(shop.get(PartnerApi))
  const keys = opened.kind === 'opened' ? opened.partnerInterface.keys : []
  expect(keys.map(({ scopes }) => scopes)).toContainEqual(['prices:read'])
})

it('shows how a receiver verifies the signature of a delivery', async () => {
  const { shop, look } = await setUp()
  const model = shop.get(WebhooksViewModel)
  await model.save(undefined, 'https://hooks.example.com/drawbar', ['order.shipped'])
  const { id, secret } = model.change.secret!
  const deliveriesNow = async () =>
    (await look()).webhooks.find(({ webhookId }) => webhookId === id)!.deliveries
  await model.test(id)
  const [first] = await deliveriesNow()
  await model.replay(id, first!.id)
  const deliveries = await deliveriesNow()
  expect(deliveries.map(({ attempt }) => attempt)).toEqual([2, 1])
  for (const { signature, payload } of deliveries) {
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!
    expect(createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')).toBe(hex)
  }
})

it('offers no price list to an administrator without prices', async () => {
  const { look } = await setUp('noprice')
  expect((await look()).exports.map(({ kind }) => kind)).toEqual(['ARTICLES', 'CROSS_REFERENCES', 'STOCK'])
})

it('is forbidden for users who are not administrators', async () => {
  const { open } = await setUp('readonly')
  expect(await open()).toEqual({ kind: 'not-allowed', flag: 'people' })
})

it('shows the progress of an export with the downloads in the header', async () => {
  const { shop, look } = await setUp()
  const model = shop.get(DataExportsViewModel)
  const { exports } = await look()
  expect(await model.run(exports[0]!, true)).toBe(true)
  expect(model.isQueued(exports)).toBe(true)
  expect(shop.get(DownloadsStore).list).toMatchObject([{ total: 10, documents: [] }])
  await model.schedule(exports[0]!)
  expect(model.isQueued(exports)).toBe(false)
})
