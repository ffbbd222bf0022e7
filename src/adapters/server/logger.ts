import { pino, type DestinationStream } from 'pino'
import { withoutSecrets } from '#domain/errors/secrets.ts'
import type { Configuration } from './configuration.ts'
import { loggedCause } from './logged-cause.ts'

export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * For whoever runs the server. What is handed in may hold a token, a password, a cookie or a query: none of it gets
 * into a line.
 */
export type Logger = {
  readonly error: (message: string, cause?: unknown, facts?: LogFacts) => void
  readonly info: (message: string, facts?: LogFacts) => void
  readonly debug: (message: string, facts?: LogFacts) => void
}

export type LoggerSettings = {
  /** Where the lines go; the standard output unless told otherwise. */
  readonly to?: DestinationStream
  /** What every line of this moment says, such as whose request it is. */
  readonly circumstances?: () => LogFacts
}

const NOTHING = () => ({})

/** A line of JSON for each entry. Written at once: the last one before an end is there as well. */
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
  return {
    error: (message, cause, facts) =>
      lines.error({ ...clean(facts), ...(cause !== undefined && { cause }) }, withoutSecrets(message)),
    info: (message, facts) => lines.info(clean(facts), withoutSecrets(message)),
    debug: (message, facts) => lines.debug(clean(facts), withoutSecrets(message)),
  }
}

export const silentLogger: Logger = { error: () => {}, info: () => {}, debug: () => {} }

function clean(facts: LogFacts = {}): LogFacts {
  const written = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutSecrets(value) : value,
  ])
  return Object.fromEntries(written) as LogFacts
}
