import { createContext, useContext, useState } from 'react'

/** Trace id of the request, provided only on the server. */
export const RequestTraceContext = createContext<string | undefined>(undefined)

/** Attribute with the trace id, on an element of the server's HTML. */
export const TRACE_ATTRIBUTE = 'data-trace'

/** Trace id of the request. The browser reads it from the server's HTML, so that hydration matches. */
export function useRequestTrace(): string | undefined {
  const onServer = useContext(RequestTraceContext)
  const [inPage] = useState(() =>
    globalThis.document?.querySelector(`[${TRACE_ATTRIBUTE}]`)?.getAttribute(TRACE_ATTRIBUTE),
  )
  return onServer ?? inPage ?? undefined
}
