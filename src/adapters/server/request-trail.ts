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

/** By what a request is found again: in our log, in that of a proxy before us, and in that of the API. */
export type RequestTrail = {
  readonly requestId: string
  readonly trace: Trace
  /** What other tracing systems have put down beside the chain; it is theirs, and handed on as it came. */
  readonly state?: string
}

export const REQUEST_ID_HEADER = 'x-request-id'

/** A proxy's own id counts, if it can do no harm in a log. */
const REQUEST_ID = /^[\w-]{1,64}$/
/** W3C Trace Context: at least so much has to be handed on, and nothing says more. */
const LONGEST_STATE = 512

export const randomHex: RandomHex = (bytes) => randomBytes(bytes).toString('hex')

/** Follows a request through everything that is awaited for it; there is none of the next one in it. */
const trails = new AsyncLocalStorage<RequestTrail>()

/** Of the request that is being answered. */
export const currentTrail = (): RequestTrail | undefined => trails.getStore()

export function trailFacts(): LogFacts {
  const trail = currentTrail()
  return trail ? { requestId: trail.requestId, traceId: trail.trace.traceId } : {}
}

/** Continues the chain that the request belongs to, or begins one. */
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
