import { newTrace, nextSpan, writeTraceparent } from '#domain/shared/trace-context.ts'
import { currentRequestContext, randomHex, REQUEST_ID_HEADER } from './request-context.ts'
import type { Upstream } from './upstream.ts'

/** Wraps `upstream`: each API call is a child span of the current trace and sends the trace headers. */
export const withTraceHeaders =
  (upstream: Upstream): Upstream =>
  (request) => {
    const requestContext = currentRequestContext()
    const trace = requestContext ? nextSpan(requestContext.trace, randomHex) : newTrace(randomHex)
    const { headers } = request
    headers.set('traceparent', writeTraceparent(trace))
    headers.delete('tracestate')
    if (requestContext?.state !== undefined) headers.set('tracestate', requestContext.state)
    if (requestContext) headers.set(REQUEST_ID_HEADER, requestContext.requestId)
    return upstream(request)
  }
