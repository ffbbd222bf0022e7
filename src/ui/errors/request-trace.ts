import { createContext, useContext, useState } from 'react'

/** Trace id of the page's request, for the server's log. Only the server knows it. */
export const RequestTraceContext = createContext<string | undefined>(undefined)

/** Attribute of the element with the trace id. */
export const TRACE_ATTRIBUTE = 'data-trace'

/** In the browser the value of the server's page, so that hydration matches. */
export function useRequestTrace(): string | undefined {
  const onServer = useContext(RequestTraceContext)
  const [inPage] = useState(() =>
    globalThis.document?.querySelector(`[${TRACE_ATTRIBUTE}]`)?.getAttribute(TRACE_ATTRIBUTE),
  )
  return onServer ?? inPage ?? undefined
}
