import { errorKey, errorText, reportOf } from '#domain/errors/error-report.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { ErrorLog } from './error-log.port.ts'

/** Time in ms within which an equal error is not reported again. */
const QUIET_TIME = 60_000
/** Rate limit: maximum number of reports within that time. */
const MOST_REPORTS = 20

type Session = { readonly user: { readonly contactId?: string | undefined } | undefined }

/** Reports errors with deduplication and rate limit; ignores errors of the reporting itself. */
export class ReportErrors {
  readonly #log: ErrorLog
  readonly #session: Session
  readonly #clock: Pick<Clock, 'now'>
  readonly #sent = new Map<string, number>()
  #isSending = false

  constructor(log: ErrorLog, session: Session, clock: Pick<Clock, 'now'>) {
    this.#log = log
    this.#session = session
    this.#clock = clock
  }

  /** Ignores errors while a report is in flight, because they may be caused by it. */
  async run(parts: readonly unknown[]): Promise<void> {
    if (this.#isSending) return
    const report = reportOf(errorText(parts))
    if (!this.#isNews(errorKey(report))) return
    this.#isSending = true
    try {
      await this.#log.send(report, this.#session.user?.contactId)
    } catch {
      // a failed report cannot be reported anywhere else
    } finally {
      this.#isSending = false
    }
  }

  #isNews(key: string): boolean {
    const now = this.#clock.now()
    for (const [earlier, at] of this.#sent) if (now - at >= QUIET_TIME) this.#sent.delete(earlier)
    if (this.#sent.has(key) || this.#sent.size >= MOST_REPORTS) return false
    this.#sent.set(key, now)
    return true
  }
}
