import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Encoding } from '../compressed-stream.ts'

const BROTLI_QUALITY = 6

/** Rendered page without its nonce, precompressed. */
export type GuestPage = {
  /** Route pattern of the page, for the metrics. */
  readonly route: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** CSP sources of the page's scripts. */
  readonly scriptSources: readonly string[]
  /** Compressed HTML by encoding. Uncompressed HTML is not stored, because few clients request it. */
  readonly bodies: Readonly<Record<Encoding, Uint8Array>>
  /** API responses of the page as JSON; empty if browsers may not request them separately. */
  readonly payload: string
  readonly madeAt: number
}

type Rendered = Pick<GuestPage, 'route' | 'payload' | 'madeAt'> & {
  readonly url: URL
  readonly response: Response
  /** Nonce with which the page was rendered; the shop's own scripts have it. */
  readonly nonce: string
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompress = promisify(gunzip)

/** Creates the cacheable page. Rejects if the HTML would still contain the nonce: such a page must not be shared. */
export async function guestPageOf({ response, url, nonce, ...page }: Rendered): Promise<GuestPage> {
  const html = await response.text()
  const shared = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ''))
  if (shared.includes(nonce)) throw new Error('A script of this page contains its nonce')
  const [br, gz] = await Promise.all([
    compressBrotli(shared, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: shared.length,
      },
    }),
    compressGzip(shared),
  ])
  return {
    ...page,
    headers: [...response.headers, ['etag', `W/"${sha256(shared)}"`]],
    // without strict-dynamic, which would block the static imports of a script with a hash
    scriptSources: [...scriptHashes(html, nonce), `${url.origin}/assets/`],
    bodies: { br, gzip: gz },
  }
}

/** Body in an encoding; uncompressed if `encoding` is undefined. */
export const bodyOf = ({ bodies }: GuestPage, encoding: Encoding | undefined): Promise<Uint8Array> =>
  encoding === undefined ? decompress(bodies.gzip) : Promise.resolve(bodies[encoding])

/** Size in bytes that the page occupies in the cache. */
export const sizeOf = ({ bodies, payload }: GuestPage): number =>
  bodies.br.length + bodies.gzip.length + Buffer.byteLength(payload) + 1

/**
 * CSP hashes of the inline scripts with this nonce. An injected script without the nonce gets no hash, and is
 * blocked.
 */
function scriptHashes(html: string, nonce: string): readonly string[] {
  const ownScripts = scriptsIn(html).filter(({ attributes }) => attributes.includes(` nonce="${nonce}"`))
  return [...new Set(ownScripts.map(({ content }) => `'sha256-${sha256(content, 'base64')}'`))]
}

/**
 * Inline scripts of a page. Searches by index, because a regular expression takes quadratic time for an unclosed
 * script.
 */
function scriptsIn(html: string): readonly { readonly attributes: string; readonly content: string }[] {
  const chunks = html.split('</script>').slice(0, -1)
  return chunks.flatMap((chunk) => {
    const start = chunk.indexOf(OPENING)
    const end = chunk.indexOf('>', start)
    if (start === -1 || end === -1) return []
    return [{ attributes: chunk.slice(start + OPENING.length, end), content: chunk.slice(end + 1) }]
  })
}

const OPENING = '<script'

const sha256 = (content: string | Uint8Array, encoding: 'base64' | 'base64url' = 'base64url') =>
  createHash('sha256').update(content).digest(encoding)
