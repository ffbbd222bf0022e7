import type { ErrorReport } from '#domain/errors/error-report.ts'
import { token } from '../kernel/token.ts'

/** Where the errors of the shop are kept (spec 7). Rejects when the report did not arrive. */
export interface ErrorLog {
  send(report: ErrorReport, userId: string | undefined): Promise<void>
}

export const ErrorLog = token<ErrorLog>('ErrorLog')
