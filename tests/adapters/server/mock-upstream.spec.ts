import { expect, it, vi } from 'vitest'
import { createMockUpstream } from '#adapters/server/mock-upstream.ts'
import { createWordIndex } from '#mock-backend/search-engine/word-index.ts'

vi.mock('#mock-backend/search-engine/word-index.ts', { spy: true })

it('the mock backend builds the search index of words at the start of the server', async () => {
  await createMockUpstream({
    catalogueSeed: 1,
    catalogueSize: 300,
    mockLatency: 0,
    mockNotOffered: [],
    mockWebhookHosts: [],
  })
  expect(createWordIndex).toHaveBeenCalledOnce()
})
