import { expect, it, test, vi } from 'vitest'
import { ResponseCache } from '#adapters/http/response-cache.ts'
import { prerenderedPayload } from '#adapters/http/prerendered-payload.ts'

const STALE_MS = 60_000
const ANSWERS = [{ key: ['content', { language: 1 }], value: { parts: 3 } }]

const serving = (respond: () => Response | Promise<Response>) => {
  const fetch = vi.fn(async (_: Request) => respond())
  return { fetch, ask: prerenderedPayload({ fetch, origin: 'https://shop.test', build: 'b1' }) }
}
const json = (body: unknown) => () => Response.json(body)

it('the data of a prerendered page is requested from _payload.json below the path of the page', async () => {
  const { fetch, ask } = serving(json({ build: 'b1', answers: ANSWERS }))
  expect(await ask('/en/categories')).toEqual(ANSWERS)
  expect(await ask('/')).toEqual(ANSWERS)
  expect(fetch.mock.calls.map(([{ url }]) => url)).toEqual([
    'https://shop.test/en/categories/_payload.json',
    'https://shop.test/_payload.json',
  ])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['belongs to another build', json({ build: 'b2', answers: ANSWERS })],
  ['is a page', () => new Response('<!doctype html>')],
  ['is missing', () => new Response('Not Found', { status: 404 })],
  ['is null', json(null)],
  ['has an invalid response in it', json({ build: 'b1', answers: [{ key: 'content' }] })],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('no data is loaded from a _payload.json that %s', async (_, respond) => {
  expect(await serving(respond).ask('/en')).toEqual([])
})

it('the data of a prerendered page replaces API calls only until the cache is cleared', async () => {
  const { fetch, ask: payload } = serving(json({ build: 'b1', answers: ANSWERS }))
  const dehydrated = { answers: [], prerendered: '/en' as string | undefined }
  const cache = new ResponseCache(dehydrated, payload)
  const ask = vi.fn(async () => 'from the API')

  expect(await cache.read(['content', { language: 1 }], STALE_MS, ask)).toEqual({ parts: 3 })
  expect(ask).not.toHaveBeenCalled()
  expect(await cache.read(['rates'], STALE_MS, ask)).toBe('from the API')
  expect(fetch).toHaveBeenCalledOnce()

  dehydrated.prerendered = undefined
  cache.clear()
  expect(await cache.read(['content', { language: 1 }], STALE_MS, ask)).toBe('from the API')
  expect(fetch).toHaveBeenCalledOnce()
})
