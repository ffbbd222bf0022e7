import { errorText } from '#domain/errors/error-report.ts'
import { withoutSecrets } from '#domain/errors/secrets.ts'

/** Characters. */
const LONGEST_TEXT = 2_000
const LONGEST_STACK = 8_000
/** Causes of causes. */
const DEEPEST = 4

export type LoggedCause = {
  readonly type: string
  readonly message: string
  readonly code?: string | number
  readonly stack?: string
  readonly cause?: LoggedCause
}

/**
 * What was thrown, as a log may keep it: its name, its words without secrets, and where it came from. Whatever else an
 * error carries (a request, an answer, a body) stays out, because nobody can say what is in it.
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
    message: cleaned(message, LONGEST_TEXT),
    ...(isCode(code) && { code: typeof code === 'string' ? cleaned(code, 100) : code }),
    ...(stack !== undefined && { stack: cleaned(stack, LONGEST_STACK) }),
    ...(cause !== undefined && depth < DEEPEST && { cause: describe(cause, depth + 1) }),
  }
}

/** Of an object only what it is: it may be an answer with all that it says. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null) return nameOf(thrown)
  return cleaned(errorText([thrown]), LONGEST_TEXT)
}

function nameOf(thrown: object): string {
  const status = 'status' in thrown && typeof thrown.status === 'number' ? ` ${thrown.status}` : ''
  return `${Object.prototype.toString.call(thrown)}${status}`
}

const isCode = (code: unknown): code is string | number =>
  typeof code === 'string' || typeof code === 'number'

const cleaned = (text: string, longest: number) =>
  withoutSecrets(text.slice(0, longest * 2)).slice(0, longest)
