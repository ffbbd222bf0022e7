import type { Context, MiddlewareHandler } from 'hono'
import type { Routing } from '#domain/routing/routing.ts'
import { hasTooManyFields } from './form-fields.ts'
import { problemResponse } from './problem.ts'
import { rejectionResponse } from './rejection-response.ts'
import { rejectedBodyPage, type RejectedBody } from './rejected-body-page.ts'
import type { DocumentScripts } from './security-headers.ts'
import { UnfinishedBodies } from './unfinished-bodies.ts'

/** Timeouts in ms of a body: the longer one applies if the maximum size of the body exceeds `LARGE` bytes. */
const DEADLINE = 10_000
const DEADLINE_OF_LARGE = 50_000
const LARGE = 64_000

/**
 * Header that closes the connection: the rest of the body is not read, so the client or a proxy must not send another
 * request on it.
 */
export const CLOSE_CONNECTION = { connection: 'close' }

export type BodyLimit = MiddlewareHandler<DocumentScripts>
type Call = Context<DocumentScripts>

type Settings = {
  readonly routing: Routing
  /** Address of the client. */
  readonly clientOf: (context: Call) => string | undefined
}

/**
 * Reads bodies before requests are queued, so that a slow body (slowloris) occupies no slot of the page queue. Rejects
 * bodies that are too large or too slow, and forms with too many fields.
 */
export class BodyReader {
  readonly #bodies = new UnfinishedBodies()
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** `maxSize` in bytes. `onError` creates the response to a larger body, `onTimeout` to a late one. */
  limitedTo({
    maxSize,
    onError,
    onTimeout = (context) => this.refused(context, 'incomplete'),
  }: {
    readonly maxSize: number
    readonly onError: (context: Call) => Response | Promise<Response>
    readonly onTimeout?: (context: Call) => Response
  }): BodyLimit {
    const within = maxSize > LARGE ? DEADLINE_OF_LARGE : DEADLINE
    return async (context, next) => {
      const { raw } = context.req
      if (raw.body === null) return next()
      const size = contentLengthOf(raw.headers)
      if (size !== undefined && size > maxSize) return onError(context)
      const body = await this.#bodies
        .read(raw.body, { max: maxSize, within }, this.#settings.clientOf(context))
        .catch(() => undefined)
      if (body === undefined) return problemResponse(400)
      if (!body.ok) return body.error === 'too-large' ? onError(context) : onTimeout(context)
      if (hasTooManyFields(body.value, raw.headers.get('content-type') ?? ''))
        return this.refused(context, 'fields')
      context.req.raw = new Request(raw, { method: raw.method, body: body.value })
      return next()
    }
  }

  /** Response to a rejected body: a page for a browser, a problem for other clients. */
  refused(context: Call, reason: RejectedBody): Response {
    const page = () => rejectedBodyPage(context.req.path, this.#settings.routing, reason)
    return rejectionResponse(context, reason === 'incomplete' ? 408 : 413, page, CLOSE_CONNECTION)
  }
}

/** Content-Length in bytes; undefined without this header. */
export function contentLengthOf(headers: Headers): number | undefined {
  const contentLength = headers.get('content-length')
  return contentLength === null || headers.has('transfer-encoding') ? undefined : Number(contentLength)
}
