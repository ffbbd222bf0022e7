import { ErrorReports } from './error-reports.ts'
import { errorLogHandlers } from './error-log.handlers.ts'

declare module '../services.ts' {
  interface Services {
    readonly errorReports: ErrorReports
  }
}

export const errorsMock = {
  services: () => ({ errorReports: new ErrorReports() }),
  handlers: { errorLog: errorLogHandlers },
}
