import { currentRequestContext } from './request-context.ts'

export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: number
  /** Trace id of the request; absent outside of a request. */
  readonly traceId?: string
}

const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const

export type ProblemStatus = keyof typeof TITLES

export const PROBLEM_TYPE = 'application/problem+json'

/** RFC 9457 problem with `code`: status × 1000 + n, where n = 0 is a rejection by this server. */
export function problem(status: ProblemStatus, n = 0): Problem {
  const requestContext = currentRequestContext()
  return {
    type: 'about:blank',
    title: TITLES[status],
    status,
    code: status * 1000 + n,
    ...(requestContext && { traceId: requestContext.trace.traceId }),
  }
}

export function problemResponse(
  status: ProblemStatus,
  n = 0,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(problem(status, n)), {
    status,
    headers: { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...headers },
  })
}

/** Response to an invalid body: the only rejection of this server whose code the API uses too. */
export const brokenBody = () => problemResponse(400, 1)
