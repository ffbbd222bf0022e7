import type { ErrorLevel, ErrorReport } from '#domain/errors/error-report.ts'
import { token } from '../kernel/token.ts'

/** Error log of the shop (spec 7). Rejects if the report was not delivered. */
export interface ErrorLog {
  send(report: ErrorReport, level: ErrorLevel, userId: string | undefined): Promise<void>
}

export const ErrorLog = token<ErrorLog>('ErrorLog')
