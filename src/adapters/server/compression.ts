import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { LRUCache } from 'lru-cache'
import { compressedStream, type Encoding } from './compressed-stream.ts'

const SIZE_MIN = 1024

/** Compresses dynamic responses. Built files are precompressed. */
export const compression = (): MiddlewareHandler => async (context, next) => {
  await next()
  const { res: response, req: request } = context
  if (!isCompressible(response)) return
  response.headers.append('vary', 'Accept-Encoding')

  const encoding = chosenEncoding(request.header('accept-encoding'))
  if (encoding === undefined || request.method === 'HEAD' || response.body === null) return
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  context.res = undefined
  context.res = new Response(compressedStream(response.body, encoding), { status: response.status, headers })
}

function isCompressible({ status, headers }: Response): boolean {
  const length = headers.get('content-length')
  return (
    status !== 206 &&
    !headers.has('content-encoding') &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '') &&
    (length === null || Number(length) >= SIZE_MIN)
  )
}

/** Encodings by Accept-Encoding header: browsers send only few different values. */
const encodings = new LRUCache<string, { readonly encoding: Encoding | undefined }>({ max: 50 })

/** Prefers Brotli over gzip if the client accepts both equally. */
export function chosenEncoding(acceptEncoding = ''): Encoding | undefined {
  const cached = encodings.get(acceptEncoding)
  if (cached) return cached.encoding
  const encoding = preferredEncoding(acceptEncoding)
  encodings.set(acceptEncoding, { encoding })
  return encoding
}

function preferredEncoding(acceptEncoding: string): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding)
  const qualityOf = (encoding: string) =>
    (
      accepted.find(({ type }) => type.toLowerCase() === encoding) ??
      accepted.find(({ type }) => type === '*')
    )?.q ?? 0
  const brotli = qualityOf('br')
  const gzip = qualityOf('gzip')
  if (brotli === 0 && gzip === 0) return undefined
  return brotli >= gzip ? 'br' : 'gzip'
}
