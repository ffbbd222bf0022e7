import { errorKey, errorText, reportOf } from '#domain/errors/error-report.ts'
import type { Clock } from '../shared/clock.port.ts'
import type { ErrorLog } from './error-log.port.ts'

/** Milliseconds in which an error is reported once. */
const QUIET_TIME = 60_000
/** Reports in that time, whatever goes wrong. */
const MOST_REPORTS = 20

type Session = { readonly user: { readonly contactId?: string | undefined } | undefined }

/** Sends each error once in a while, and never because of its own. */
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

  /** An error that happens while a report is on its way may come from it: it is left out. */
  async run(parts: readonly unknown[]): Promise<void> {
    if (this.#isSending) return
    const report = reportOf(errorText(parts))
    if (!this.#isNews(errorKey(report))) return
    this.#isSending = true
    try {
      await this.#log.send(report, this.#session.user?.contactId)
    } catch {
      // the log is the last to be told of anything: there is nobody left to tell
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
