import { isRecord, parsedJson } from '#domain/shared/json.ts'
import { PROBLEM_TYPE, problemResponse } from './problem.ts'
import { readLimitedBody } from './read-limited-body.ts'

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
/** Types of files that browsers do not execute as scripts or pages. */
const FILE_TYPE = /^(?:application\/(?:octet-stream|pdf|zip|vnd\.[\w.+-]+)|text\/csv)\s*(?:;|$)/i
const ATTACHMENT = /^attachment\s*(?:;|$)/i
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

/** Maximum size in bytes of an error response, which is parsed for its problem. */
const PROBLEM_SIZE_MAX = 20_000
/**
 * Fields of a problem that are sent to the browser. The `detail` of a server error is omitted: it is only for the
 * logs of the API.
 */
const SENT_FIELDS = ['type', 'title', 'status', 'code', 'traceId'] as const

/**
 * Converts a response of the API for the browser: only JSON and downloads are passed on. A gateway's page becomes a
 * 502, and a failure is reduced to its problem, which removes foreign HTML and stack traces (ASVS 16.5.1).
 */
export async function toBrowserResponse(response: Response): Promise<Response> {
  if (response.status >= 500) return failure(response)
  if (response.body === null || EMPTY.has(response.status)) return new Response(response.body, response)
  const type = response.headers.get('content-type') ?? ''
  const isDownload = ATTACHMENT.test(response.headers.get('content-disposition') ?? '')
  if (JSON_TYPE.test(type) || FILE_TYPE.test(type) || isDownload) return new Response(response.body, response)
  await response.body.cancel()
  return response.status === 429 ? problemResponse(429, 0, retryAfter(response)) : problemResponse(502)
}

function retryAfter({ headers }: Response): Record<string, string> {
  const wait = headers.get('retry-after')
  return wait === null ? {} : { 'retry-after': wait }
}

async function failure(response: Response): Promise<Response> {
  const { status } = response
  const retryHeaders = retryAfter(response)
  const body = parsedJson(await readLimitedBody(response, PROBLEM_SIZE_MAX))
  if (!isRecord(body) || typeof body['code'] !== 'number') {
    return problemResponse(status === 503 || status === 504 ? status : 502, 0, retryHeaders)
  }
  const forwardedFields = SENT_FIELDS.flatMap((name) => (name in body ? [[name, body[name]] as const] : []))
  return new Response(JSON.stringify(Object.fromEntries(forwardedFields)), {
    status,
    headers: { 'content-type': PROBLEM_TYPE, ...retryHeaders },
  })
}
