import { ReadableStream as NodeStream } from 'node:stream/web'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressedStream } from '#adapters/server/compressed-stream.ts'
import { chosenEncoding, compression } from '#adapters/server/compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j selects the encoding %s', (accepted, encoding) => {
  expect(chosenEncoding(accepted)).toBe(encoding)
})

const PAGE = '<p>page</p>'.repeat(500)
const pageFor = async (init: RequestInit) => {
  const headers = { 'content-type': 'text/html', 'content-length': String(PAGE.length) }
  const app = new Hono().use(compression()).get('/', () => new Response(PAGE, { headers }))
  return app.request('/', { ...init, headers: { 'accept-encoding': 'gzip' } })
}

test('a compressed page has no Content-Length', async () => {
  const response = await pageFor({})
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.has('content-length')).toBe(false)
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(PAGE)
})

test('a response without a body is not compressed, and retains its Content-Length', async () => {
  const { headers } = await pageFor({ method: 'HEAD' })
  expect(headers.has('content-encoding')).toBe(false)
  expect(headers.get('content-length')).toBe(String(PAGE.length))
  expect(headers.get('vary')).toBe('Accept-Encoding')
})

const streamOf = (source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
  NodeStream.from(source) as unknown as ReadableStream<Uint8Array>

const bytes = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())

test('compressed output can be decompressed to the input, whatever its chunks', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 5000 }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(pieces, fc.constantFrom('br', 'gzip'), async (chunks, encoding) => {
      const compressed = await bytes(compressedStream(streamOf(chunks), encoding))
      const restored = encoding === 'br' ? brotliDecompressSync(compressed) : gunzipSync(compressed)
      expect(restored.equals(Buffer.concat(chunks))).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('the first chunk of a compressed response can be read before its source has ended', async () => {
  const more = Promise.withResolvers<void>()
  async function* page() {
    yield new TextEncoder().encode('<h1>first</h1>')
    await more.promise
    yield new TextEncoder().encode('<p>last</p>')
  }
  const reader = compressedStream(streamOf(page()), 'br').getReader()
  const decompress = createBrotliDecompress()
  const first = new Promise<string>((resolve) => decompress.once('data', (chunk) => resolve(String(chunk))))
  decompress.write((await reader.read()).value!)
  expect(await first).toBe('<h1>first</h1>')
  more.resolve()
  for (let part = await reader.read(); !part.done; part = await reader.read()) decompress.write(part.value)
})

test('a client that disconnects cancels the source of a compressed response', async () => {
  const stopped = Promise.withResolvers<unknown>()
  const source = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: (reason) => stopped.resolve(reason),
  })
  const reader = compressedStream(source, 'gzip').getReader()
  await reader.read()
  await reader.cancel('gone')
  expect(await stopped.promise).toBe('gone')
})

test('a failing source aborts the compressed response', async () => {
  async function* page() {
    yield new TextEncoder().encode('half')
    await Promise.resolve()
    throw new Error('broken')
  }
  await expect(bytes(compressedStream(streamOf(page()), 'br'))).rejects.toThrow('broken')
})
