import {
  errorKey,
  errorText,
  repeatedReport,
  reportOf,
  type ErrorLevel,
  type ErrorReport,
} from '#domain/errors/error-report.ts'
import { Clock } from '../kernel/clock.port.ts'
import { SessionStore } from '../session/session.store.ts'
import { ErrorLog } from './error-log.port.ts'

/** Time in ms within which an equal error is counted instead of reported again. */
const QUIET_TIME = 60_000
/** Rate limit: maximum number of different reports within `QUIET_TIME`. */
const REPORTS_MAX = 20
/** Maximum number of warnings within the rate limit. */
const WARNINGS_MAX = 5
const ATTEMPTS_MAX = 2

/** Dependencies; the server reports errors without a user, and its clock is the system clock. */
type Deps = {
  readonly log: ErrorLog
  readonly session: { readonly user: { readonly contactId?: string | undefined } | undefined }
  readonly clock: Pick<Clock, 'after'>
}

type Entry = {
  readonly key: string
  readonly report: ErrorReport
  readonly level: ErrorLevel
  /** Occurrences that are not reported yet. */
  count: number
  attempts: number
}

/** Reports errors one after the other, with deduplication and rate limit. */
export class ReportErrors {
  static readonly keys = { log: ErrorLog, session: SessionStore, clock: Clock }
  readonly #deps: Deps
  /** Queued errors, and errors that were reported within the quiet time. */
  readonly #entries = new Map<string, Entry>()
  #queue: Entry[] = []
  #isSending = false
  #overLimit = 0

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async run(parts: readonly unknown[], level: ErrorLevel = 'error'): Promise<void> {
    const report = reportOf(errorText(parts))
    const key = `${level} ${errorKey(report)}`
    const existingEntry = this.#entries.get(key)
    if (existingEntry) existingEntry.count += 1
    else if (this.#isOverLimit(level)) this.#overLimit += 1
    else {
      const entry: Entry = { key, report, level, count: 1, attempts: 0 }
      this.#entries.set(key, entry)
      this.#queue.push(entry)
      await this.#sendQueue()
    }
  }

  #isOverLimit(level: ErrorLevel): boolean {
    if (this.#entries.size >= REPORTS_MAX) return true
    const ofLevel = [...this.#entries.values()].filter((entry) => entry.level === level)
    return level === 'warn' && ofLevel.length >= WARNINGS_MAX
  }

  /**
   * Sends the queued reports. After a failure the remaining reports wait for the next error: otherwise an error caused
   * by the failure itself would start a loop.
   */
  async #sendQueue(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let entry = this.#queue.shift(); entry; entry = this.#queue.shift()) {
        if (!(await this.#send(entry))) return
      }
    } finally {
      this.#isSending = false
    }
  }

  async #send(entry: Entry): Promise<boolean> {
    const { report, level, count } = entry
    entry.attempts += 1
    const isSent = await this.#deliver(repeatedReport(report, count), level)
    if (!isSent && entry.attempts < ATTEMPTS_MAX) {
      this.#queue.unshift(entry)
      return false
    }
    entry.count -= count
    this.#deps.clock.after(QUIET_TIME, () => this.#endQuietTime(entry))
    return isSent
  }

  async #deliver(report: ErrorReport, level: ErrorLevel): Promise<boolean> {
    try {
      await this.#deps.log.send(report, level, this.#deps.session.user?.contactId)
      return true
    } catch {
      // a failed report cannot be reported anywhere else
      return false
    }
  }

  #endQuietTime(entry: Entry): void {
    if (entry.count > 0) {
      entry.attempts = 0
      this.#queue.push(entry)
    } else {
      this.#entries.delete(entry.key)
    }
    const overLimit = this.#overLimit
    this.#overLimit = 0
    const limit = `the limit is ${REPORTS_MAX} in a minute`
    if (overLimit > 0) void this.run([`${overLimit} more errors were not reported: ${limit}.`])
    void this.#sendQueue()
  }
}
