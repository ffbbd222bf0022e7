import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import {
  newTrace,
  nextSpan,
  readTraceparent,
  type RandomHex,
  type Trace,
} from '#domain/shared/trace-context.ts'
import type { LogFacts } from './logger.ts'

/** Ids of a request in our log, in that of a proxy, and in that of the API. */
export type RequestTrail = {
  readonly requestId: string
  readonly trace: Trace
  /** `tracestate` of other tracing systems, passed on unchanged. */
  readonly state?: string
  /** Address of the client, by which its log lines are limited; absent if the task serves several requests. */
  readonly client?: string | undefined
}

export const REQUEST_ID_HEADER = 'x-request-id'

/** Accepts the id of a proxy if it is safe to log. */
const REQUEST_ID = /^[\w-]{1,64}$/
/** Minimum length that W3C Trace Context requires to propagate. */
const LONGEST_STATE = 512

/** At most 16 bytes, of a UUID: Node keeps random bytes ready for these alone, and drawing them costs as much as a page. */
export const randomHex: RandomHex = (bytes) =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .slice(-2 * bytes)

/** Async context of the current request. */
const trails = new AsyncLocalStorage<RequestTrail>()

/** Trail of the current request. */
export const currentTrail = (): RequestTrail | undefined => trails.getStore()

export function trailFacts(): LogFacts {
  const trail = currentTrail()
  return trail ? { requestId: trail.requestId, traceId: trail.trace.traceId } : {}
}

/** Runs a task within the trail of its request. */
export const inTrail = <Value>(trail: RequestTrail, task: () => Value): Value => trails.run(trail, task)

/** Runs a task that serves several requests: its log and its API calls name none of them. */
export const inOwnTrail = <Value>(task: () => Value): Value =>
  trails.run(
    trailOf(() => undefined),
    task,
  )

/** Continues the trace of the request, or starts a new one. */
export const followed =
  (clientOf: (context: Context) => string | undefined): MiddlewareHandler =>
  async (context, next) => {
    const { headers } = context.req.raw
    const trail = trailOf((name) => headers.get(name) ?? undefined, clientOf(context))
    await trails.run(trail, next)
    context.res.headers.set(REQUEST_ID_HEADER, trail.requestId)
  }

type TrailHeader = typeof REQUEST_ID_HEADER | 'traceparent' | 'tracestate'

export function trailOf(header: (name: TrailHeader) => string | undefined, client?: string): RequestTrail {
  const named = header(REQUEST_ID_HEADER) ?? ''
  const caller = readTraceparent(header('traceparent'))
  const requestId = REQUEST_ID.test(named) ? named : crypto.randomUUID()
  if (!caller) return untracedTrail(requestId, client)
  const state = header('tracestate') ?? ''
  const trace = nextSpan(caller, randomHex)
  const trail = { requestId, trace, client }
  return state === '' || state.length > LONGEST_STATE ? trail : { ...trail, state }
}

/** Starts its trace with the first API call or log line: a kept page has none. */
function untracedTrail(requestId: string, client: string | undefined): RequestTrail {
  let started: Trace | undefined
  return {
    requestId,
    client,
    get trace() {
      return (started ??= newTrace(randomHex))
    },
  }
}
