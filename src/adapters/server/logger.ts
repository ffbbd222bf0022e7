import { pino, type DestinationStream } from 'pino'
import { withoutSecrets } from '#domain/errors/secrets.ts'
import type { Configuration } from './configuration.ts'
import { loggedCause } from './logged-cause.ts'

export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>

/** Logger for operators. Removes tokens, passwords, cookies and query strings from everything that it logs. */
export type Logger = {
  readonly error: (message: string, cause?: unknown, facts?: LogFacts) => void
  readonly info: (message: string, facts?: LogFacts) => void
  readonly debug: (message: string, facts?: LogFacts) => void
  /** Logs security events, such as logins and rejected logins, at every level except `silent`. */
  readonly audit: (event: string, facts: LogFacts) => void
}

export type LoggerSettings = {
  /** Destination; defaults to the standard output. */
  readonly to?: DestinationStream
  /** Returns fields of the current request, which are added to each line. */
  readonly circumstances?: () => LogFacts
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
    error: (message, cause, facts) =>
      lines.error({ ...clean(facts), ...(cause !== undefined && { cause }) }, withoutSecrets(message)),
    info: (message, facts) => lines.info(clean(facts), withoutSecrets(message)),
    debug: (message, facts) => {
      // each request logs a `debug` line: cleaning a line that is not written would cost more than serving some
      // requests
      if (lines.isLevelEnabled('debug')) lines.debug(clean(facts), withoutSecrets(message))
    },
    audit: (event, facts) => trail.info({ event, ...clean(facts) }, 'Audit'),
  }
}

export const silentLogger: Logger = {
  error: () => {},
  info: () => {},
  debug: () => {},
  audit: () => {},
}

function clean(facts: LogFacts = {}): LogFacts {
  const written = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutSecrets(value) : value,
  ])
  return Object.fromEntries(written) as LogFacts
}
