import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '../compressed-stream.ts'
import { chosenEncoding } from '../compression.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../operations/metrics.ts'
import { secondsSince } from '../operations/request-metrics.ts'
import { withRequestContext, REQUEST_ID_HEADER, requestContextOf } from '../request-context.ts'
import { documentHeaders, type PolicySettings } from '../security-headers.ts'
import type { GuestPage } from './guest-page.ts'
import type { GuestPageCache } from './guest-page-cache.ts'
import { guestVisitOf } from './guest-visit.ts'

/** Returns false if the application must handle the request; nothing has been written to the response then. */
export type RespondFromCache = (request: IncomingMessage, response: ServerResponse) => boolean

type Settings = {
  readonly cache: GuestPageCache
  readonly policy: PolicySettings
  readonly publicOrigin: string | undefined
  readonly metrics: Metrics | undefined
  readonly logger: Logger
}

/** Header names and values in turn: `writeHead` sends such a list without copying it. */
type Head = readonly string[]
type Heads = Readonly<Record<Encoding, Head>> & { readonly etag: string; readonly unchanged: Head }

/** Hosts that URL parsing does not change. */
const PLAIN_HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{4,5})?$/
/** Headers of a 304 (RFC 9110, 15.4.5). */
const UNCHANGED_HEADERS: ReadonlySet<string> = new Set(['cache-control', 'etag', 'vary'])

/**
 * Serves cached guest pages before the application runs, whose middleware would take several times as long as the
 * response. Does the middleware's work for a cached page: request context, security headers, metrics and log. The
 * application handles all rare requests: uncached pages, unusual hosts, several ETags, and clients without compression.
 */
export function cachedPageHandler({
  cache,
  policy,
  publicOrigin,
  metrics,
  logger,
}: Settings): RespondFromCache {
  const securityHeadersOf = documentHeaders(policy)
  const headersByPage = new WeakMap<GuestPage, Heads>()
  const headsOf = (page: GuestPage) => {
    const cached = headersByPage.get(page) ?? headsFor(page, securityHeadersOf(page.scriptSources.join(' ')))
    headersByPage.set(page, cached)
    return cached
  }

  return (request, response) => {
    const start = performance.now()
    const { method = '', headers } = request
    const header = (name: string) => valueOf(headers[name])
    const url = urlOf(request, publicOrigin)
    const visit = url === undefined ? undefined : guestVisitOf({ method, url, header })
    const page = visit && cache.cached(visit)
    if (!page) return false
    const encoding = chosenEncoding(header('accept-encoding'))
    if (encoding === undefined) return false
    const { etag, unchanged, ...full } = headsOf(page)
    const ifNoneMatch = header('if-none-match')
    if (ifNoneMatch !== undefined && ifNoneMatch !== etag) return false

    const requestContext = requestContextOf(header)
    const status = ifNoneMatch === undefined ? 200 : 304
    const responseHeaders = ifNoneMatch === undefined ? full[encoding] : unchanged
    response.writeHead(status, [...responseHeaders, REQUEST_ID_HEADER, requestContext.requestId])
    response.end(status === 200 && method === 'GET' ? page.bodies[encoding] : undefined)
    metrics?.requestAnswered(page.route, method, status, secondsSince(start))
    const durationMs = Math.round(performance.now() - start)
    withRequestContext(requestContext, () =>
      logger.debug('Answered', { method, path: visit.pathname, status, durationMs }),
    )
    return true
  }
}

/**
 * The same URL that the application would receive; undefined for a host that the application must validate first. The
 * HTTP server has already checked URL and Host header.
 */
function urlOf({ url, headers: { host } }: IncomingMessage, publicOrigin: string | undefined) {
  if (url === undefined || host === undefined || !PLAIN_HOST.test(host)) return undefined
  return `${publicOrigin ?? `http://${host}`}${url}`
}

function headsFor(page: GuestPage, securityHeaders: Readonly<Record<string, string>>): Heads {
  const headers = new Headers(page.headers as [string, string][])
  headers.set('vary', 'Cookie, Accept-Encoding')
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  const all = [...headers]
  const headFor = (encoding: Encoding) =>
    [...all, ['content-encoding', encoding], ['content-length', String(page.bodies[encoding].length)]].flat()
  const isOfUnchanged = ([name]: readonly [string, string]) =>
    UNCHANGED_HEADERS.has(name) || Object.hasOwn(securityHeaders, name)
  return {
    etag: headers.get('etag') ?? '',
    unchanged: all.filter(isOfUnchanged).flat(),
    br: headFor('br'),
    gzip: headFor('gzip'),
  }
}

const valueOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)
