import { describe, expect, it, vi } from 'vitest'
import { ResponseCache } from '#adapters/http/response-cache.ts'
import type { DehydratedQueries } from '#adapters/http/dehydrated-queries.ts'
import { contentContract } from '#contracts/catalogue/content.contract.ts'
import { productContract } from '#contracts/products/product.contract.ts'
import type { Caller, Connection } from '#adapters/http/contract-client.ts'
import { ShopApi } from '#adapters/http/shop-api.ts'
import { shopApiOver, TOKEN } from '../../fixtures/shop-api.fixture.ts'

const STALE_MS = 60_000

it('the response cache sends equal simultaneous requests to the API once', async () => {
  const cache = new ResponseCache({ answers: [] })
  const ask = vi.fn(async () => 'answer')
  await Promise.all([cache.read(['a'], STALE_MS, ask), cache.read(['a'], STALE_MS, ask)])
  await cache.read(['a'], STALE_MS, ask)
  expect(ask).toHaveBeenCalledOnce()
})

it('the response cache dehydrates its responses, and the cache hydrated from them sends no requests', async () => {
  const dehydrated: DehydratedQueries = { answers: [] }
  const result = { parts: 3 }
  const given = await new ResponseCache(dehydrated).read(['a', 1], STALE_MS, async () => result)
  expect(dehydrated.answers).toEqual([{ key: ['a', 1], value: result }])
  expect(dehydrated.answers[0]?.value).toBe(given)

  const ask = vi.fn()
  await expect(new ResponseCache(dehydrated).read(['a', 1], STALE_MS, ask)).resolves.toEqual(result)
  expect(ask).not.toHaveBeenCalled()
})

it('the response cache does not cache failures', async () => {
  const cache = new ResponseCache({ answers: [] })
  await expect(cache.read(['a'], STALE_MS, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await expect(cache.read(['a'], STALE_MS, async () => 'up')).resolves.toBe('up')
})

it('the response cache removes all entries on clear', async () => {
  const dehydrated: DehydratedQueries = { answers: [] }
  const cache = new ResponseCache(dehydrated)
  await cache.read(['a'], STALE_MS, async () => 'first')
  cache.clear()
  expect(dehydrated.answers).toEqual([])
  await expect(cache.read(['a'], STALE_MS, async () => 'second')).resolves.toBe('second')
})

it('the response cache resolves a request that was in flight during clear, but does not cache its response', async () => {
  const dehydrated: DehydratedQueries = { answers: [] }
  const cache = new ResponseCache(dehydrated)
  const { promise, resolve } = Promise.withResolvers<string>()

  const waiting = cache.read(['a'], STALE_MS, () => promise)
  cache.clear()
  resolve('theirs')

  await expect(waiting).resolves.toBe('theirs')
  expect(dehydrated.answers).toEqual([])
  await expect(cache.read(['a'], STALE_MS, async () => 'mine')).resolves.toBe('mine')
})

describe('a read call of the API', () => {
  const visitor = (dehydrated: DehydratedQueries) => {
    const fetch = vi.fn<Connection['fetch']>(async (request) =>
      Response.json(
        request.url.includes('content-data') ? { productDivisons: [], categories: [] } : { product: null },
      ),
    )
    const state = { token: TOKEN as string | null, countryID: 'DE', pricesAreWanted: true }
    const caller = (): Caller => ({ languageID: 'en-GB', ...state })
    const { via } = shopApiOver({ fetch })
    const api = new ShopApi(via, caller, new ResponseCache(dehydrated))
    const product = () =>
      api.client(productContract).product.fetchQuery({
        body: { slug: 'a' },
        staleTime: STALE_MS,
        select: (body) => ({ ...body }),
      })
    const content = () =>
      api.client(contentContract).contentData.fetchQuery({ staleTime: STALE_MS, select: (body) => body })
    return { fetch, state, product, content }
  }

  it('is sent once for two API clients of the same visitor', async () => {
    const { fetch, product, content } = visitor({ answers: [] })
    const [first, second] = await Promise.all([product(), product()])
    expect(await product()).toBe(first)
    expect(second).toBe(first)
    await content()
    await content()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is sent again after a change of prices or country only if its response depends on them', async () => {
    const { fetch, state, product, content } = visitor({ answers: [] })
    const all = async () => [await product(), await content()]
    await all()
    state.pricesAreWanted = false
    await all()
    state.token = null
    await all()
    state.countryID = 'FR'
    await all()
    expect(fetch.mock.calls.filter(([{ url }]) => url.includes('content-data'))).toHaveLength(1)
    expect(fetch.mock.calls.filter(([{ url }]) => url.includes('product'))).toHaveLength(4)
  })

  it('is not sent in the browser if the server has dehydrated its response, which contains no token', async () => {
    const dehydrated: DehydratedQueries = { answers: [] }
    const server = visitor(dehydrated)
    await server.product()
    await server.content()
    expect(JSON.stringify(dehydrated)).not.toContain(TOKEN)
    const browser = visitor(JSON.parse(JSON.stringify(dehydrated)) as DehydratedQueries)
    await browser.product()
    await browser.content()
    expect(browser.fetch).not.toHaveBeenCalled()
  })
})
