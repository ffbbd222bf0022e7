import type { Problem, refusals } from '#contracts/errors/problem.ts'

export type RefusalStatus = keyof typeof refusals

export type Refusal<Status extends RefusalStatus> = {
  status: Status
  body: Problem
  headers?: Record<string, string>
}

/** `code` is the status × 1000 + n, as in 401000. */
export function refusal<Status extends RefusalStatus>(
  status: Status,
  code: number,
  title: string,
  more: { detail?: string; errors?: Problem['errors']; headers?: Record<string, string> } = {},
): Refusal<Status> {
  const { headers, ...details } = more
  return { status, body: { title, status, code, ...details }, ...(headers && { headers }) }
}

export const sessionEnded = () => refusal(401, 401000, 'Unauthorized', { detail: 'The session has ended.' })

/** Thrown at any depth of a handler to refuse the call; `replyTo` sends the refusal. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal<RefusalStatus>

  constructor(refusal: Refusal<RefusalStatus>) {
    super(refusal.body.detail ?? refusal.body.title)
    this.refusal = refusal
  }
}

/**
 * The same refusal for missing values and for those of other customers.
 * @throws Refused with 404001 when there is no value
 */
export function found<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Refused(notFound(what))
  return value
}

export const notFound = (what: string) =>
  refusal(404, 404001, 'Not Found', { detail: `There is no such ${what}.` })
