import { expect, test } from 'vitest'
import { HttpRedirects } from '#adapters/http/redirects/http-redirects.ts'
import { RedirectCache } from '#adapters/http/redirects/redirect-cache.ts'
import { SharedRedirects } from '#adapters/http/redirects/shared-redirects.ts'
import { shopApiOver } from '../../../fixtures/shop-api.fixture.ts'

const responder = (redirect: unknown) => Response.json({ redirect })

function pagesOver(
  respond: (path: string, signal: AbortSignal) => Response | Promise<Response>,
  shared?: SharedRedirects,
) {
  const time = { ms: 1_000_000 }
  const requestedPaths: string[] = []
  const fetch = async (request: Request) => {
    const path = new URL(request.url).searchParams.get('path') ?? ''
    requestedPaths.push(path)
    return respond(path, request.signal)
  }
  const memory = new RedirectCache({ now: () => time.ms })
  const pages = new HttpRedirects(shopApiOver({ fetch, timeoutMs: 50 }, null), memory, shared)
  return { pages, requestedPaths, time }
}

test('A redirect is requested once per path, and again after a few minutes', async () => {
  const { pages, requestedPaths, time } = pagesOver(() => responder({ location: '/new', status: 301 }))
  const move = { location: '/new', isPermanent: true }
  expect([await pages.find('/old'), await pages.find('/old')]).toEqual([move, move])
  expect(requestedPaths).toEqual(['/old'])
  time.ms += 300_000
  expect(await pages.find('/old')).toEqual(move)
  expect(requestedPaths).toEqual(['/old', '/old'])
})

test('The absence of a redirect is cached', async () => {
  const { pages, requestedPaths } = pagesOver(() => responder(null))
  expect([await pages.find('/stays'), await pages.find('/stays')]).toEqual([undefined, undefined])
  expect(requestedPaths).toEqual(['/stays'])
})

test('The cache evicts the oldest path beyond its maximum', async () => {
  const { pages, requestedPaths } = pagesOver(() => responder(null))
  for (let index = 0; index <= 2_000; index += 1) await pages.find(`/${index}`)
  await pages.find('/2000')
  expect(requestedPaths).toHaveLength(2_001)
  await pages.find('/0')
  expect(requestedPaths).toHaveLength(2_002)
})

test('A path of 4 kB is not sent to the redirect service', async () => {
  const { pages, requestedPaths } = pagesOver(() => responder(null))
  expect(await pages.find(`/${'x'.repeat(4096)}`)).toBeUndefined()
  expect(requestedPaths).toEqual([])
})

test.each([
  ['down', () => new Response(null, { status: 503 })],
  ['violating the contract', () => responder({ location: '/new', status: 200 })],
  ['silent', (_: string, signal: AbortSignal) => hanging(signal)],
])('A redirect service that is %s is not called again for five seconds', async (_, respond) => {
  const { pages, requestedPaths, time } = pagesOver(respond)
  await expect(pages.find('/a')).rejects.toThrow('/api/redirects')
  expect(await pages.find('/b')).toBeUndefined()
  expect(requestedPaths).toEqual(['/a'])
  time.ms += 5_000
  await expect(pages.find('/a')).rejects.toThrow('/api/redirects')
})

test('A path that the service rejects does not stop calls for other paths', async () => {
  const { pages, requestedPaths } = pagesOver((path) =>
    path === '/bad' ? new Response(null, { status: 400 }) : responder(null),
  )
  await expect(pages.find('/bad')).rejects.toThrow('refused')
  expect(await pages.find('/good')).toBeUndefined()
  expect(requestedPaths).toEqual(['/bad', '/good'])
})

const hanging = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('A redirect that one replica has loaded is shared with the other replicas', async () => {
  const cache = new Map<string, string>()
  const shared = new SharedRedirects({
    get: (key) => Promise.resolve(cache.get(key)),
    set: (key, value) => Promise.resolve(void cache.set(key, value)),
  })
  const first = pagesOver(() => responder({ location: '/new', status: 301 }), shared)
  const second = pagesOver(() => responder(null), shared)
  const move = { location: '/new', isPermanent: true }
  expect([await first.pages.find('/old'), await second.pages.find('/old')]).toEqual([move, move])
  expect([first.requestedPaths, second.requestedPaths]).toEqual([['/old'], []])

  second.time.ms += 300_000
  cache.clear()
  expect(await second.pages.find('/old')).toBeUndefined()
})

test.each(['', '{', 'null', '{"until":"soon"}', '{"move":{"location":7},"until":1}'])(
  'A redirect with an invalid cache entry is requested from the API: %j',
  async (text) => {
    const shared = new SharedRedirects({ get: () => Promise.resolve(text), set: () => Promise.resolve() })
    const { pages, requestedPaths } = pagesOver(() => responder({ location: '/new', status: 302 }), shared)
    expect(await pages.find('/old')).toEqual({ location: '/new', isPermanent: false })
    expect(requestedPaths).toEqual(['/old'])
  },
)
