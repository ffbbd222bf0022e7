import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentContract } from '#contracts/catalogue/content.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { settingsContract } from '#contracts/vehicles/settings.contract.ts'
import { ShopApi } from '#adapters/http/shop-api.ts'
import { ProcessResponseCache } from '#adapters/server/shared/process-response-cache.ts'
import type { SharedResponseCache } from '#application/shared/shared-response-cache.ts'

const CONTENT = { productDivisons: [], categories: [] }
const MODE = { mode: 'OE', vinHistoryLength: 5 }
const STALE_MS = 300_000

let calls: Request[]
let cacheControl: string
let now = 0

beforeEach(() => {
  calls = []
  cacheControl = 'public, max-age=60'
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

function visitorOf(
  shared: SharedResponseCache | undefined,
  { token = null, language = 'en-GB' }: { token?: string | null; language?: LanguageId } = {},
) {
  const connection = {
    fetch: async (request: Request) => {
      calls.push(request)
      const { pathname } = new URL(request.url)
      const headers = { 'cache-control': cacheControl }
      return Response.json(pathname.endsWith('search-mode') ? MODE : CONTENT, { headers })
    },
    origin: 'https://shop.test',
    timeoutMs: 1_000,
    assertAllowed: () => {},
    session: () => token ?? undefined,
    sessionEnded: () => {},
  }
  const caller = () => ({ token, languageID: language, countryID: 'DE', pricesAreWanted: true })
  return new ShopApi(connection, caller, undefined, shared)
}
const content = (api: ShopApi) =>
  api.client(contentContract).contentData.fetchQuery({ staleTime: STALE_MS, select: (body) => body })
const mode = (api: ShopApi) =>
  api.client(settingsContract).searchMode.fetchQuery({ staleTime: STALE_MS, select: (body) => body })

test('a response that is equal for all visitors is requested once for all of them', async () => {
  const shared = new ProcessResponseCache()
  for (const token of [null, 'one', 'two'])
    expect(await content(visitorOf(shared, { token }))).toEqual(CONTENT)
  expect(calls).toHaveLength(1)
})

test('a response is cached for as long as the API allows', async () => {
  const shared = new ProcessResponseCache()
  await content(visitorOf(shared))
  now += 59_000
  await content(visitorOf(shared))
  expect(calls).toHaveLength(1)
  now += 2_000
  await content(visitorOf(shared))
  expect(calls).toHaveLength(2)
})

test.each([
  '',
  'no-store',
  'private, max-age=60',
  'max-age=60',
  'public',
  'public, no-cache, max-age=60',
  'public, max-age=0',
])('a response is not cached with the Cache-Control header %j', async (header) => {
  cacheControl = header
  const shared = new ProcessResponseCache()
  await content(visitorOf(shared))
  await content(visitorOf(shared))
  expect(calls).toHaveLength(2)
})

test.each([null, 'token'])(
  'a response that may depend on the caller is not cached (token: %s)',
  async (token) => {
    const shared = new ProcessResponseCache()
    await mode(visitorOf(shared, { token }))
    await mode(visitorOf(shared, { token: 'other' }))
    expect(calls).toHaveLength(2)
  },
)

test('a response is cached separately per language', async () => {
  const shared = new ProcessResponseCache()
  for (const language of ['en-GB', 'de-DE', 'en-GB'] as const) await content(visitorOf(shared, { language }))
  expect(calls.map(({ url }) => new URL(url).searchParams.get('languageID'))).toEqual(['en-GB', 'de-DE'])
})

test('a shared response cannot be modified', async () => {
  const shared = new ProcessResponseCache()
  const { categories } = await content(visitorOf(shared))
  expect(() =>
    categories.push({ id: 'x', name: 'x', image: CONTENT as never, parentId: null, productCount: 1 }),
  ).toThrow(TypeError)
})

test('a response is requested once per visitor if there is no shared cache', async () => {
  await content(visitorOf(undefined))
  await content(visitorOf(undefined))
  expect(calls).toHaveLength(2)
})
