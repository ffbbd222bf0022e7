import { expect, it, vi } from 'vitest'
import { createMockUpstream } from '#adapters/server/mock-upstream.ts'
import { createWordIndex } from '#mock-backend/search-engine/word-index.ts'

vi.mock('#mock-backend/search-engine/word-index.ts', { spy: true })

it('builds the search indexes before the first request', async () => {
  await createMockUpstream({
    catalogueSeed: 1,
    catalogueSize: 300,
    mockLatency: 0,
    mockNotOffered: [],
    mockWebhookHosts: [],
  })
  expect(createWordIndex).toHaveBeenCalledOnce()
})
