import { expect, it } from 'vitest'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { openPartnerInterface } from '#application/partner-interface/open-partner-interface.ts'
import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { DataExportsViewModel } from '#ui/partner-interface/data-exports.view-model.ts'
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

it('the partner interface is loaded even if a key has an unknown scope of a newer API', async () => {
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

it('a running data export is listed with the downloads in the header', async () => {
  const { shop, look } = await setUp()
  const model = shop.get(DataExportsViewModel)
  const { exports } = await look()
  expect(await model.run(exports[0]!, true)).toBe(true)
  expect(model.isQueued(exports)).toBe(true)
  expect(shop.get(DownloadsStore).list).toMatchObject([{ total: 10, documents: [] }])
  await model.schedule(exports[0]!)
  expect(model.isQueued(exports)).toBe(false)
})
