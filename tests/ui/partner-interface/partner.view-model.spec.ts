import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { openPartnerInterface } from '#application/partner-interface/open-partner-interface.ts'
import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { PartnerViewModel } from '#ui/partner-interface/partner.view-model.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

async function setUp(partner: Partner = 'full') {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  let lost = 0
  const fetch = async (request: Request) => {
    const answer = await backend.respond(request)
    if (lost > 0 && request.url.endsWith('/keys/create')) {
      lost -= 1
      throw new TypeError('lost')
    }
    return answer
  }
  const shop = await loggedInShop(partner, { fetch })
  const model = shop.get(PartnerViewModel)
  const look = async () => {
    const opened = await openPartnerInterface(shop.get(PartnerApi))
    model.show({ opened, section: 'keys', sections: [], filter: {}, origin: 'https://shop.test' })
    return opened
  }
  await look()
  return { shop, model, look, loseAnswers: (count: number) => void (lost = count) }
}

it('tells the secret of a new key once, and never with the interface', async () => {
  const { model, look } = await setUp()
  expect(await model.createKey('Shelf', ['stock:read'], model.usualEnd)).toBe(true)
  const { secret } = model.secret!
  expect(secret).toMatch(/^dbk_[0-9a-f]{48}$/)
  expect(JSON.stringify(await look())).not.toContain(secret)
  expect(model.shown?.keys[0]).toMatchObject({ name: 'Shelf', scopes: ['stock:read'], state: 'active' })

  const { keyId } = model.shown!.keys[0]!
  await model.rotateKey(keyId)
  expect(model.secret?.secret).not.toBe(secret)
  await model.revokeKey(keyId)
  await look()
  expect(model.shown?.keys[0]?.state).toBe('revoked')
})

it('keeps the page for a key with a scope that a newer API has', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const fetch = async (request: Request) => {
    const answer = await backend.respond(request)
    if (!request.url.endsWith('/partnerinterface/get')) return answer
    const text = await answer.text()
    return new Response(text.replace('"stock:read"', '"prices:read"'), answer)
  }
  const shop = await loggedInShop('full', { fetch })
  const opened = await openPartnerInterface(shop.get(PartnerApi))
  const keys = opened.kind === 'opened' ? opened.partnerInterface.keys : []
  expect(keys.map(({ scopes }) => scopes)).toContainEqual(['prices:read'])
})

it('signs deliveries so that the receiver can verify them', async () => {
  const { model, look } = await setUp()
  await model.saveWebhook(undefined, 'https://hooks.example.com/drawbar', ['order.shipped'])
  const { id, secret } = model.secret!
  await model.testWebhook(id)
  await look()
  const [first] = model.shown!.webhooks.find(({ webhookId }) => webhookId === id)!.deliveries
  await model.replay(id, first!.id)
  await look()
  const { deliveries } = model.shown!.webhooks.find(({ webhookId }) => webhookId === id)!
  expect(deliveries.map(({ attempt }) => attempt)).toEqual([2, 1])
  for (const { signature, payload } of deliveries) {
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature)!
    expect(createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')).toBe(hex)
  }
})

it('offers no price list to an administrator who sees no prices', async () => {
  const { model } = await setUp('noprice')
  expect(model.shown?.exports.map(({ kind }) => kind)).toEqual(['ARTICLES', 'CROSS_REFERENCES', 'STOCK'])
})

it('is closed to who is no administrator', async () => {
  const { look } = await setUp('readonly')
  expect(await look()).toEqual({ kind: 'not-allowed' })
})

it('follows an export with the downloads of the header', async () => {
  const { shop, model } = await setUp()
  const [one] = model.shown!.exports
  expect(await model.runExport(one!, true)).toBe(true)
  expect(model.isQueued).toBe(true)
  expect(shop.get(DownloadsStore).list).toMatchObject([{ total: 10, documents: [] }])
  await model.schedule(one!)
  expect(model.isQueued).toBe(false)
})

it('tells each system its address', async () => {
  const { model } = await setUp()
  expect(model.punchOutAddress('OCI4')).toBe('https://shop.test/punchout/oci')
  expect(model.punchOutAddress('CXML')).toBe('https://shop.test/punchout/cxml')
  expect(model.edifactAddress).toBe('https://shop.test/punchout/edifact')
})
