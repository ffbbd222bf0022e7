import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import {
  newTrace,
  nextSpan,
  readTraceparent,
  type RandomHex,
  type Trace,
} from '#domain/shared/trace-context.ts'
import type { LogFields } from './logger.ts'

/** Correlation ids of a request in the logs of this server, of a proxy, and of the API. */
export type RequestContext = {
  readonly requestId: string
  readonly trace: Trace
  /** `tracestate` header of other tracing systems, which is passed on unchanged. */
  readonly state?: string
  /** Address of the client, by which its log lines are limited; absent if the task serves several requests. */
  readonly client?: string | undefined
}

export const REQUEST_ID_HEADER = 'x-request-id'

/** Request id of a proxy; accepted only if it is safe to log. */
const REQUEST_ID = /^[\w-]{1,64}$/
/** Maximum length of `tracestate`; W3C Trace Context requires propagating at least this many characters. */
const STATE_LENGTH_MAX = 512

/**
 * At most 16 random bytes, taken from a UUID: Node buffers random bytes only for UUIDs, and drawing them otherwise
 * costs as much as serving a cached page.
 */
export const randomHex: RandomHex = (bytes) =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .slice(-2 * bytes)

/** Async context of the current request. */
const requestContexts = new AsyncLocalStorage<RequestContext>()

/** Context of the current request; undefined outside of a request. */
export const currentRequestContext = (): RequestContext | undefined => requestContexts.getStore()

export function requestLogFields(): LogFields {
  const requestContext = currentRequestContext()
  return requestContext ? { requestId: requestContext.requestId, traceId: requestContext.trace.traceId } : {}
}

/** Runs a task with the context of its request. */
export const withRequestContext = <Value>(requestContext: RequestContext, task: () => Value): Value =>
  requestContexts.run(requestContext, task)

/** Runs a task for several requests: its log and its API calls have no request id. */
export const withSharedContext = <Value>(task: () => Value): Value =>
  requestContexts.run(
    requestContextOf(() => undefined),
    task,
  )

/** Continues the trace of the request, or starts a new one. */
export const trackRequest =
  (clientOf: (context: Context) => string | undefined): MiddlewareHandler =>
  async (context, next) => {
    const { headers } = context.req.raw
    const requestContext = requestContextOf((name) => headers.get(name) ?? undefined, clientOf(context))
    await requestContexts.run(requestContext, next)
    context.res.headers.set(REQUEST_ID_HEADER, requestContext.requestId)
  }

type ContextHeader = typeof REQUEST_ID_HEADER | 'traceparent' | 'tracestate'

export function requestContextOf(
  header: (name: ContextHeader) => string | undefined,
  client?: string,
): RequestContext {
  const receivedId = header(REQUEST_ID_HEADER) ?? ''
  const caller = readTraceparent(header('traceparent'))
  const requestId = REQUEST_ID.test(receivedId) ? receivedId : crypto.randomUUID()
  if (!caller) return untracedContext(requestId, client)
  const state = header('tracestate') ?? ''
  const trace = nextSpan(caller, randomHex)
  const requestContext = { requestId, trace, client }
  return state === '' || state.length > STATE_LENGTH_MAX ? requestContext : { ...requestContext, state }
}

/** Context without a trace: the trace starts with the first API call or log line, and a cached page has neither. */
function untracedContext(requestId: string, client: string | undefined): RequestContext {
  let started: Trace | undefined
  return {
    requestId,
    client,
    get trace() {
      return (started ??= newTrace(randomHex))
    },
  }
}
