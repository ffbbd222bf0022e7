import { ErrorLog } from '#application/errors/error-log.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(ErrorLog, async () => (await import('#adapters/http/errors/http-error-log.ts')).HttpErrorLog)
