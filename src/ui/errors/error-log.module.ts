import { ErrorLog } from '#application/errors/error-log.port.ts'
import { ReportErrors } from '#application/errors/report-errors.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** What is told of errors. Opened with the first of them. */
registerModule('error-log', ({ provide, latePort }) => {
  latePort(
    ErrorLog,
    viaApi(async () => (await import('#adapters/http/errors/http-error-log.ts')).HttpErrorLog),
    ApiAccess,
  )
  provide(ReportErrors, ErrorLog, SessionStore, Clock)
})
