import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Upstream } from '../upstream.ts'

/** Maximum size in bytes. A catalogue drawing has about three thousand. */
const DRAWING_SIZE_MAX = 512_000
/** Errors of the API that are temporary: request timeout, too many requests. */
const TRANSIENT = [408, 429]
const SVG_TYPE = /^image\/svg\+xml\s*(?:;|$)/i
/**
 * Origin in requests of drawings: neutral, because all visitors share a drawing, and the API must receive no visitor's
 * data.
 */
const NOBODY = 'http://localhost'

export type DrawingError =
  | { readonly kind: 'missing' }
  /** The API has responded with something other than an SVG. */
  | { readonly kind: 'unusable' }
  | { readonly kind: 'unavailable'; readonly isTooLate: boolean }

/** Loads an SVG from the API, completely and within `timeout` ms. Rejects when `signal` aborts. */
export async function loadDrawing(
  upstream: Upstream,
  path: string,
  timeout: number,
  signal: AbortSignal,
): Promise<Result<Uint8Array, DrawingError>> {
  const deadline = AbortSignal.timeout(timeout)
  const request = new Request(`${NOBODY}${path}`, {
    headers: { accept: 'image/svg+xml' },
    signal: AbortSignal.any([signal, deadline]),
  })
  try {
    const response = await upstream(request)
    const rejection = rejectionOf(response)
    if (rejection === undefined) return await wholeBody(response)
    await response.body?.cancel()
    return fail(rejection)
  } catch {
    signal.throwIfAborted()
    return fail({ kind: 'unavailable', isTooLate: deadline.aborted })
  }
}

function rejectionOf({ ok: isFound, status, headers }: Response): DrawingError | undefined {
  if (status >= 500 || TRANSIENT.includes(status)) return { kind: 'unavailable', isTooLate: status === 504 }
  if (!isFound) return { kind: 'missing' }
  const isDrawing =
    SVG_TYPE.test(headers.get('content-type') ?? '') &&
    Number(headers.get('content-length') ?? 0) <= DRAWING_SIZE_MAX
  return isDrawing ? undefined : { kind: 'unusable' }
}

async function wholeBody({ body }: Response): Promise<Result<Uint8Array, DrawingError>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > DRAWING_SIZE_MAX) return fail({ kind: 'unusable' })
    chunks.push(chunk)
  }
  return ok(Buffer.concat(chunks))
}
