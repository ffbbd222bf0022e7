import { newTrace, nextSpan, writeTraceparent } from '#domain/shared/trace-context.ts'
import { currentTrail, randomHex, REQUEST_ID_HEADER } from './request-trail.ts'
import type { Upstream } from './upstream.ts'

/** Starts a child span for each API call and propagates the trace headers. */
export const traced =
  (upstream: Upstream): Upstream =>
  (request) => {
    const trail = currentTrail()
    const trace = trail ? nextSpan(trail.trace, randomHex) : newTrace(randomHex)
    const headers = new Headers(request.headers)
    headers.set('traceparent', writeTraceparent(trace))
    headers.delete('tracestate')
    if (trail?.state !== undefined) headers.set('tracestate', trail.state)
    if (trail) headers.set(REQUEST_ID_HEADER, trail.requestId)
    return upstream(new Request(request, { headers }))
  }
