export type ErrorReport = { at: number; logLevel: 'error' | 'warn'; message: string; userId: string | null }

const KEPT = 200

/** Keeps the newest error reports of the shop, oldest first. */
export class ErrorReports {
  #reports: ErrorReport[] = []

  get all(): readonly ErrorReport[] {
    return this.#reports
  }

  add(report: ErrorReport): void {
    this.#reports = [...this.#reports, report].slice(-KEPT)
  }
}
