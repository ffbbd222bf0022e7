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
/** Fields of a problem that are sent to the browser. `detail` of a failure is only for the logs of the API. */
const TOLD = ['type', 'title', 'status', 'code', 'traceId'] as const

/**
 * Converts a response of the API for the browser: only JSON and downloads are passed on. A gateway's page becomes a
 * 502, and a failure is reduced to its problem, which removes foreign HTML and stack traces (ASVS 16.5.1).
 */
export async function toBrowserResponse(answer: Response): Promise<Response> {
  if (answer.status >= 500) return failure(answer)
  if (answer.body === null || EMPTY.has(answer.status)) return new Response(answer.body, answer)
  const type = answer.headers.get('content-type') ?? ''
  const isDownload = ATTACHMENT.test(answer.headers.get('content-disposition') ?? '')
  if (JSON_TYPE.test(type) || FILE_TYPE.test(type) || isDownload) return new Response(answer.body, answer)
  await answer.body.cancel()
  return answer.status === 429 ? problemResponse(429, 0, retryAfter(answer)) : problemResponse(502)
}

function retryAfter({ headers }: Response): Record<string, string> {
  const wait = headers.get('retry-after')
  return wait === null ? {} : { 'retry-after': wait }
}

async function failure(answer: Response): Promise<Response> {
  const { status } = answer
  const kept = retryAfter(answer)
  const body = parsedJson(await readLimitedBody(answer, PROBLEM_SIZE_MAX))
  if (!isRecord(body) || typeof body['code'] !== 'number') {
    return problemResponse(status === 503 || status === 504 ? status : 502, 0, kept)
  }
  const told = TOLD.flatMap((name) => (name in body ? [[name, body[name]] as const] : []))
  return new Response(JSON.stringify(Object.fromEntries(told)), {
    status,
    headers: { 'content-type': PROBLEM_TYPE, ...kept },
  })
}
