import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#adapters/server/app.ts'
import { fakeApp } from './fake-app.ts'

const SCRIPT = 'export const parts = 1\n'.repeat(100)
let directory: string
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(directory, 'assets'))
  await mkdir(join(directory, '.vite'))
  const files: Record<string, string | Buffer> = {
    'assets/entry-abc123.js': SCRIPT,
    'assets/entry-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/entry-abc123.js.gz': gzipSync(SCRIPT),
    'assets/tiny-abc123.js': 'tiny',
    'assets/removed-abc123.js': 'removed',
    'removed.svg': '<svg/>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
  }
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(directory, name), content)))
  app = fakeApp({ clientDirectory: directory })
  await Promise.all(['assets/removed-abc123.js', 'removed.svg'].map((name) => rm(join(directory, name))))
})
afterAll(() => rm(directory, { recursive: true }))

const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

test.each([
  ['gzip, deflate, br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['identity', null, (bytes: Buffer) => bytes],
])(
  'an asset for a client that accepts %s is sent with the encoding %s',
  async (accepted, encoding, decompress) => {
    const response = await get('/assets/entry-abc123.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT)
  },
)

test('an asset has an immutable cache lifetime', async () => {
  const { headers } = await get('/assets/entry-abc123.js')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('an asset without a precompressed version is sent uncompressed', async () => {
  const response = await get('/assets/tiny-abc123.js', { 'accept-encoding': 'br' })
  expect(await response.text()).toBe('tiny')
})

test.each([
  '/assets/entry-gone.js',
  '/assets/removed-abc123.js',
  '/assets',
  '/assets/entry-abc123.js.br',
  '/assets/..%2ffavicon.svg',
])('%s gets an uncached 404 without a page', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('Not Found')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a file that was deleted after the start gets 404', async () => {
  expect((await get('/removed.svg')).status).toBe(404)
})

test('a file that is not an asset is cached for an hour and then revalidated', async () => {
  const first = await get('/favicon.svg')
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(first.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  const again = await get('/favicon.svg', { 'if-none-match': first.headers.get('etag')! })
  expect(again.status).toBe(304)
})

test('HEAD of a file gets its Content-Length', async () => {
  const response = await app.request('/assets/tiny-abc123.js', { method: 'HEAD' })
  expect(response.headers.get('content-length')).toBe('4')
  expect(await response.text()).toBe('')
})

test.each(['/.vite/manifest.json', '/missing.svg', '/assets/%2e%2e/favicon.svg%00'])(
  '%s is not a file, and is passed to the pages',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  },
)
