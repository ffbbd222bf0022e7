import { inspect } from 'node:util'
import type { Configuration } from './configuration.ts'

/** For whoever runs the server. Gets paths, never queries, bodies or cookies: those may hold a token. */
export type Logger = {
  readonly error: (message: string, cause?: unknown) => void
  readonly info: (message: string) => void
  readonly debug: (message: string) => void
}

const LEVELS = ['silent', 'error', 'info', 'debug'] as const
const nothing = () => undefined

export function createLogger(level: Configuration['logLevel']): Logger {
  const shows = (wanted: (typeof LEVELS)[number]) => LEVELS.indexOf(level) >= LEVELS.indexOf(wanted)
  return {
    error: shows('error') ? (message, cause) => console.error(withCause(message, cause)) : nothing,
    info: shows('info') ? (message) => console.log(message) : nothing,
    debug: shows('debug') ? (message) => console.log(message) : nothing,
  }
}

export const silentLogger = createLogger('silent')

const withCause = (message: string, cause: unknown) =>
  cause === undefined ? message : `${message}: ${inspect(cause, { depth: 1 })}`
