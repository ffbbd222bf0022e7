import { pino, type DestinationStream } from 'pino'
import { withoutSecrets } from '#domain/errors/secrets.ts'
import type { Configuration } from './configuration.ts'
import { loggedCause } from './logged-cause.ts'

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

/** Logger for operators. Removes tokens, passwords, cookies and query strings from everything that it logs. */
export type Logger = {
  readonly error: (message: string, cause?: unknown, facts?: LogFields) => void
  readonly info: (message: string, facts?: LogFields) => void
  readonly debug: (message: string, facts?: LogFields) => void
  /** Logs security events, such as logins and rejected logins, at every level except `silent`. */
  readonly audit: (event: string, facts: LogFields) => void
}

export type LoggerSettings = {
  /** Destination; defaults to the standard output. */
  readonly to?: DestinationStream
  /** Returns fields of the current request, which are added to each line. */
  readonly circumstances?: () => LogFields
}

const NOTHING = () => ({})

/** Writes JSON lines. Writes synchronously, so that the last line before an exit is not lost. */
export function createLogger(
  level: Configuration['logLevel'],
  { to = pino.destination({ dest: 1, sync: true }), circumstances = NOTHING }: LoggerSettings = {},
): Logger {
  const lines = pino(
    {
      level,
      base: { pid: process.pid },
      messageKey: 'message',
      serializers: { cause: loggedCause },
      errorKey: 'cause',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: circumstances,
    },
    to,
  )
  const trail = lines.child({}, level === 'silent' ? {} : { level: 'info' })
  return {
    error: (message, cause, fields) =>
      lines.error({ ...clean(fields), ...(cause !== undefined && { cause }) }, withoutSecrets(message)),
    info: (message, fields) => lines.info(clean(fields), withoutSecrets(message)),
    debug: (message, fields) => {
      // each request logs a `debug` line: cleaning a line that is not written would cost more than serving some
      // requests
      if (lines.isLevelEnabled('debug')) lines.debug(clean(fields), withoutSecrets(message))
    },
    audit: (event, fields) => trail.info({ event, ...clean(fields) }, 'Audit'),
  }
}

export const silentLogger: Logger = {
  error: () => {},
  info: () => {},
  debug: () => {},
  audit: () => {},
}

function clean(fields: LogFields = {}): LogFields {
  const written = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutSecrets(value) : value,
  ])
  return Object.fromEntries(written) as LogFields
}
