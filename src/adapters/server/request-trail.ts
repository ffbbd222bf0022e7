import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
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
}

export const REQUEST_ID_HEADER = 'x-request-id'

/** Accepts the id of a proxy if it is safe to log. */
const REQUEST_ID = /^[\w-]{1,64}$/
/** Minimum length that W3C Trace Context requires to propagate. */
const LONGEST_STATE = 512

export const randomHex: RandomHex = (bytes) => randomBytes(bytes).toString('hex')

/** Async context of the current request. */
const trails = new AsyncLocalStorage<RequestTrail>()

/** Trail of the current request. */
export const currentTrail = (): RequestTrail | undefined => trails.getStore()

export function trailFacts(): LogFacts {
  const trail = currentTrail()
  return trail ? { requestId: trail.requestId, traceId: trail.trace.traceId } : {}
}

/** Runs a task that serves several requests: its log and its API calls name none of them. */
export const inOwnTrail = <Value>(task: () => Value): Value => trails.run(trailOf(new Headers()), task)

/** Continues the trace of the request, or starts a new one. */
export const followed: MiddlewareHandler = async (context, next) => {
  const { headers } = context.req.raw
  const trail = trailOf(headers)
  await trails.run(trail, next)
  context.res.headers.set(REQUEST_ID_HEADER, trail.requestId)
}

function trailOf(headers: Headers): RequestTrail {
  const named = headers.get(REQUEST_ID_HEADER) ?? ''
  const caller = readTraceparent(headers.get('traceparent'))
  const requestId = REQUEST_ID.test(named) ? named : crypto.randomUUID()
  if (!caller) return { requestId, trace: newTrace(randomHex) }
  const state = headers.get('tracestate') ?? ''
  const trace = nextSpan(caller, randomHex)
  return state === '' || state.length > LONGEST_STATE ? { requestId, trace } : { requestId, trace, state }
}
