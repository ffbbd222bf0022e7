import { errorText } from '#domain/errors/error-report.ts'
import { withoutSecrets } from '#domain/errors/secrets.ts'

/** Maximum lengths of message and stack in characters. */
const TEXT_LENGTH_MAX = 2_000
const STACK_LENGTH_MAX = 8_000
/** Maximum depth of the cause chain. */
const DEEPEST = 4

export type LoggedCause = {
  readonly type: string
  readonly message: string
  readonly code?: string | number
  readonly stack?: string
  readonly cause?: LoggedCause
}

/**
 * Reduces an error to name, message without secrets, and stack. Other properties (request, response, body) are dropped,
 * because they may contain secrets.
 */
export function loggedCause(thrown: unknown): LoggedCause {
  try {
    return describe(thrown, 0)
  } catch {
    return { type: typeof thrown, message: 'something that cannot be told' }
  }
}

function describe(thrown: unknown, depth: number): LoggedCause {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: wordsOf(thrown) }
  const { name, message, stack, cause } = thrown
  const code = 'code' in thrown ? thrown.code : undefined
  return {
    type: cleaned(name, 100),
    message: cleaned(message, TEXT_LENGTH_MAX),
    ...(isCode(code) && { code: typeof code === 'string' ? cleaned(code, 100) : code }),
    ...(stack !== undefined && { stack: cleaned(stack, STACK_LENGTH_MAX) }),
    ...(cause !== undefined && depth < DEEPEST && { cause: describe(cause, depth + 1) }),
  }
}

/** Logs only the type of an object, because it may be a response with its content. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null) return nameOf(thrown)
  return cleaned(errorText([thrown]), TEXT_LENGTH_MAX)
}

function nameOf(thrown: object): string {
  const status = 'status' in thrown && typeof thrown.status === 'number' ? ` ${thrown.status}` : ''
  return `${Object.prototype.toString.call(thrown)}${status}`
}

const isCode = (code: unknown): code is string | number =>
  typeof code === 'string' || typeof code === 'number'

const cleaned = (text: string, longest: number) =>
  withoutSecrets(text.slice(0, longest * 2)).slice(0, longest)
