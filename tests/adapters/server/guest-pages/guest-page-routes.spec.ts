import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { Metrics } from '#adapters/server/operations/metrics.ts'
import { serve } from '#adapters/server/running-server.ts'
import { fakeApp } from '../fake-app.ts'

/** Serves the shop on a port, because Hono's HTTP adapter uses its own response class. */
async function servedShop() {
  const metrics = Metrics.ofProcess()
  const app = fakeApp({ config: { prerenderSeconds: 60 }, metrics })
  const server = await serve(app.fetch, { port: 0, host: '127.0.0.1' })
  onTestFinished(async () => void (await server.stop()))
  return { url: server.url, metrics }
}

test('a cached page has the same Vary header for each encoding', async () => {
  const { url } = await servedShop()
  const varies = []
  for (const encoding of ['br', 'br', 'gzip', 'identity', 'identity']) {
    const { headers, body } = await fetch(`${url}/long`, { headers: { 'accept-encoding': encoding } })
    await body?.cancel()
    varies.push(headers.get('vary'))
  }
  expect(varies).toEqual(Array.from({ length: 5 }, () => 'Cookie, Accept-Encoding'))
})

test.each(['br', 'gzip', 'identity'])(
  'a cached page has the same content in the encoding %s',
  async (encoding) => {
    const { url } = await servedShop()
    const response = await fetch(`${url}/long`, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await response.text()).toContain('long long')
  },
)

test('the Content-Length of a cached page equals the number of sent bytes', async () => {
  const { url } = await servedShop()
  const sent = await new Promise<Buffer>((resolve) =>
    get(`${url}/long`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        expect(response.headers['content-length']).toBe(String(Buffer.concat(chunks).length))
        resolve(Buffer.concat(chunks))
      })
    }),
  )
  expect(brotliDecompressSync(sent).toString()).toContain('long long')
})

test('a conditional request for a cached page gets 304 with the same content security policy', async () => {
  const { url } = await servedShop()
  const first = await fetch(`${url}/long`)
  const etag = first.headers.get('etag')!
  const again = await fetch(`${url}/long`, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  expect((await fetch(`${url}/long`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('the content security policy of a cached page contains no nonce, and allows only the page’s own scripts', async () => {
  const { url } = await servedShop()
  const policy = (await fetch(`${url}/long`)).headers.get('content-security-policy')!
  expect(policy).toContain(`script-src ${url}/assets/;`)
  expect(policy).not.toMatch(/nonce|unsafe|strict-dynamic/)
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test('a HEAD request for a cached page gets the headers without a body', async () => {
  const { url } = await servedShop()
  const response = await fetch(`${url}/long`, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]+"$/)
})

test('a cached page is counted in the metrics under the pattern of its route', async () => {
  const { url, metrics } = await servedShop()
  for (const slug of ['a', 'a', 'b']) await (await fetch(`${url}/products/${slug}`)).text()
  expect(await metrics.text()).toMatch(/http_requests_total\{.*route="\/products\/:slug".*\} 3/)
})
