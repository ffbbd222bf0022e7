import type { ErrorLog } from '#application/errors/error-log.port.ts'
import { ReportErrors } from '#application/errors/report-errors.ts'
import type { ErrorLevel, ErrorReport } from '#domain/errors/error-report.ts'
import type { Logger } from './logger.ts'
import { currentRequestContext } from './request-context.ts'
import type { Upstream } from './upstream.ts'

/** Timeout in ms. */
const TIMEOUT = 5_000

/** Forwards logged errors to the error log of the API. */
export function forwardingErrors(logger: Logger, upstream: Upstream, origin: string): Logger {
  const report = new ReportErrors({
    log: new UpstreamErrorLog(upstream, origin),
    session: { user: undefined },
    clock: { after },
  })
  return {
    ...logger,
    error(message, cause, fields) {
      logger.error(message, cause, fields)
      void report.run(cause === undefined ? [message, ...named()] : [message, ...named(), cause])
    },
  }
}

/** Timer that does not prevent the process from exiting. */
function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms).unref()
  return () => clearTimeout(timer)
}

/** Trace id of the current request for the error report, as in the server's log. */
function named(): readonly string[] {
  const requestContext = currentRequestContext()
  return requestContext ? [`(trace ${requestContext.trace.traceId})`] : []
}

/** Reports without a user id, because server errors belong to no visitor. */
class UpstreamErrorLog implements ErrorLog {
  readonly #upstream: Upstream
  readonly #url: string

  constructor(upstream: Upstream, origin: string) {
    this.#upstream = upstream
    this.#url = `${origin}/api/error-log`
  }

  async send(message: ErrorReport, logLevel: ErrorLevel): Promise<void> {
    await this.#upstream(
      new Request(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ logLevel, message, userId: null }),
        signal: AbortSignal.timeout(TIMEOUT),
      }),
    )
  }
}
