import { expect, test } from 'vitest'
import { robotFiles } from '#adapters/server/robot-files.ts'
import { fakeApp } from './fake-app.ts'

function shop(publicOrigin?: string) {
  const app = fakeApp({ config: { publicOrigin, prerenderSeconds: 60 } })
  return async (url: string, headers: Record<string, string> = {}) => {
    const response = await app.request(url, { headers })
    const [address = '', made = ''] = (await response.text()).split(' made ')
    return { address, made, status: response.status, headers: response.headers }
  }
}

test('the sitemap is generated once for simultaneous requests, with the host of each request', async () => {
  const get = shop()
  const sitemaps = await Promise.all([
    get('http://evil.test/sitemap.xml'),
    get('http://shop.test/sitemap.xml'),
    get('http://shop.test/sitemap.xml?a=1', { cookie: '__Host-session=a.b; __Host-signature=c' }),
  ])
  const later = await get('http://shop.test:8080/sitemap.xml')
  expect([...sitemaps, later].map(({ address }) => address)).toEqual([
    'http://evil.test/en',
    'http://shop.test/en',
    'http://shop.test/en',
    'http://shop.test:8080/en',
  ])
  expect(new Set([...sitemaps, later].map(({ made }) => made)).size).toBe(1)
  expect(later.headers.get('content-type')).toBe('application/xml')
  expect(later.headers.get('cache-control')).toBe('no-store')
})

test('the sitemap is cacheable by shared caches if a public origin is configured', async () => {
  const { address, headers } = await shop('https://shop.test')('http://localhost/sitemap.xml')
  expect([address, headers.get('cache-control')]).toEqual(['https://shop.test/en', 'public, max-age=3600'])
})

test('the generation of the sitemap does not block the event loop', async () => {
  const chunks = ['a ', 'made ', 'b']
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(chunk))
    },
  })
  const files = robotFiles(async () => ({
    response: new Response(body),
    answers: () => [],
    isComplete: () => true,
  }))
  const other = new Promise((resolve) => setImmediate(resolve))
  const response = Promise.resolve(files.request('http://shop.test/sitemap.xml'))
  expect(await Promise.race([response.then(() => 'sitemap'), other.then(() => 'other')])).toBe('other')
  expect(await (await response).text()).toBe('a made b')
})

test('a sitemap file that does not exist gets 404', async () => {
  expect((await shop()('http://shop.test/sitemaps/none.xml')).status).toBe(404)
})
