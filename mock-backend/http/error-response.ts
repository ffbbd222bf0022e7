import type { Problem, errorResponses } from '#contracts/errors/problem.ts'

export type ErrorStatus = keyof typeof errorResponses

export type ErrorResponse<Status extends ErrorStatus> = {
  status: Status
  body: Problem
  headers?: Record<string, string>
}

/** `code` is the status × 1000 + n, as in 401000. */
export function errorResponse<Status extends ErrorStatus>(
  status: Status,
  code: number,
  title: string,
  more: { detail?: string; errors?: Problem['errors']; headers?: Record<string, string> } = {},
): ErrorResponse<Status> {
  const { headers, ...details } = more
  return { status, body: { title, status, code, ...details }, ...(headers && { headers }) }
}

export const sessionEnded = () =>
  errorResponse(401, 401000, 'Unauthorized', { detail: 'The session has ended.' })

/** Thrown at any depth of a handler to reject the call; `replyTo` sends the response. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly response: ErrorResponse<ErrorStatus>

  constructor(response: ErrorResponse<ErrorStatus>) {
    super(response.body.detail ?? response.body.title)
    this.response = response
  }
}

/**
 * Returns the value. Missing values and values of other customers get the same response.
 * @throws HttpError with 404001 if there is no value
 */
export function requireFound<Value>(value: Value | null | undefined, subject: string): Value {
  if (value === null || value === undefined) throw new HttpError(notFound(subject))
  return value
}

export const notFound = (subject: string) =>
  errorResponse(404, 404001, 'Not Found', { detail: `There is no such ${subject}.` })

export const noAdministrator = () =>
  errorResponse(403, 403007, 'Forbidden', { detail: 'For the customer’s administrator.' })
