import { parseCookie } from 'cookie'
import { E_INVOICE_CHECK_PATH, E_INVOICE_SIZE_MAX } from '#application/documents/e-invoice-check.port.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { SESSION_COOKIE } from '../cookies/session-cookies.ts'
import { apiCallOf } from './api-call.ts'
import { CLOSE_CONNECTION, contentLengthOf, type BodyLimit, type BodyReader } from './body-reader.ts'
import { overloadResponse } from './overload-page.ts'
import type { Upstream } from './upstream.ts'
import { VisitorApi } from './visitor-api.ts'

/** Maximum size in bytes of a request body without a session. */
const GUEST_BODY_SIZE_MAX = 64_000
/** Maximum size in bytes of a request body with a session. */
const BODY_SIZE_MAX = 1_000_000
/** Maximum size in bytes of a form with base64 attachments. */
const FORM_SIZE_MAX = 6_000_000

/** Limits the body to the maximum of a guest. */
export const guestBodyLimit = (bodies: BodyReader): BodyLimit =>
  bodies.limitedTo({
    maxSize: GUEST_BODY_SIZE_MAX,
    onError: (context) => bodies.refused(context, 'stranger'),
  })

/**
 * Limits the size of bodies before anything reads them. Any client can send a cookie or a token, so the API verifies
 * that the token belongs to a customer before the server reads a body above the limit of a guest.
 */
export function bodyLimits(bodies: BodyReader, upstream: Upstream, routing: Routing): BodyLimit {
  const limitedTo = (maxSize: number) =>
    bodies.limitedTo({ maxSize, onError: (context) => bodies.refused(context, 'customer') })
  const strangerBody = guestBodyLimit(bodies)
  return async (context, next) => {
    const { headers } = context.req.raw
    const max = largestOf(context.req.raw)
    const customerBody = limitedTo(max)
    const size = contentLengthOf(headers)
    if (size !== undefined && size <= GUEST_BODY_SIZE_MAX) return strangerBody(context, next)
    if (size !== undefined && size > max) return customerBody(context, next)
    const token = tokenIn(headers)
    if (token === undefined) return strangerBody(context, next)
    const status = await statusOf(token, headers, upstream)
    if (status === 429 || status >= 500) return overloadResponse(context, routing, CLOSE_CONNECTION)
    return (status === 200 ? customerBody : strangerBody)(context, next)
  }
}

/** Maximum size in bytes of the body of this request with a session. */
function largestOf(request: Request): number {
  if (new URL(request.url).pathname === E_INVOICE_CHECK_PATH) return E_INVOICE_SIZE_MAX
  return apiCallOf(request)?.kind === 'large-form' ? FORM_SIZE_MAX : BODY_SIZE_MAX
}

/** Token without its signature, as scripts send it; the signature is in another cookie. */
function tokenIn(headers: Headers): string | undefined {
  const [, bearer] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return bearer ?? parseCookie(headers.get('cookie') ?? '')[SESSION_COOKIE]
}

async function statusOf(token: string, headers: Headers, upstream: Upstream): Promise<number> {
  const response = await new VisitorApi(upstream, headers.get('cookie')).fetch(
    new Request('http://localhost/api/getfeatures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  )
  await response.body?.cancel()
  return response.status
}
