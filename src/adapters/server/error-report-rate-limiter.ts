import { untrustedReportOf } from '#domain/errors/error-report.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'
import { brokenBody, problemResponse } from './problem.ts'
import type { RateLimiter, ServerCache } from './shared/server-cache.ts'
import type { Upstream } from './upstream.ts'

/** Limit of reports per client; a page reports at most 20 errors a minute. */
const FROM_ONE = { name: 'reports', max: 30, within: 60, wait: 60 }
/** Limit for all clients together, so that many clients cannot fill the log either. */
const FROM_ALL = { name: 'all-reports', max: 300, within: 600, wait: 60 }
const EVERYBODY = 'everybody'

/** Maximum length of a body in UTF-16 code units; a message has 2,000 at most. */
const BODY_LENGTH_MAX = 16_000

/**
 * Guards the error log of the API, which accepts reports without a login: rate limit, size limit, masked
 * secrets, and escaped control characters (ASVS 16.2.5, 16.4.1).
 */
export class ErrorReportRateLimiter {
  readonly #fromOne: RateLimiter
  readonly #fromAll: RateLimiter

  constructor(memory: Pick<ServerCache, 'attempts'>) {
    this.#fromOne = memory.attempts(FROM_ONE)
    this.#fromAll = memory.attempts(FROM_ALL)
  }

  /** Forwards the report, or responds 400, 413, or 429 with Retry-After. */
  async pass(request: Request, client: string | undefined, send: Upstream): Promise<Response> {
    const wait = await this.#wait(client)
    if (wait > 0) return problemResponse(429, 0, { 'retry-after': String(wait) })
    const text = await request.text()
    if (text.length > BODY_LENGTH_MAX) return problemResponse(413)
    const report = parsedJson(text)
    if (!isRecord(report)) return brokenBody()
    const { url, headers, signal } = request
    return send(new Request(url, { method: 'POST', headers, signal, body: JSON.stringify(readable(report)) }))
  }

  /** Seconds to wait. A client above its own limit does not count towards the limit of all clients. */
  async #wait(client: string | undefined): Promise<number> {
    const clientWait = client === undefined ? 0 : await this.#fromOne.consume(client)
    return clientWait > 0 ? clientWait : this.#fromAll.consume(EVERYBODY)
  }
}

function readable(report: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const texts = ['message', 'userId'].flatMap((name) => {
    const text = report[name]
    return typeof text === 'string' ? [[name, untrustedReportOf(text)] as const] : []
  })
  return { ...report, ...Object.fromEntries(texts) }
}
