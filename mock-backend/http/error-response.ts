import type { Problem, errorResponses } from '#contracts/errors/problem.ts'

export type ErrorStatus = keyof typeof errorResponses

export type ErrorResponse<Status extends ErrorStatus> = {
  status: Status
  body: Problem
  headers?: Record<string, string>
}

const TITLES: Readonly<Record<ErrorStatus, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** `code` is the status × 1000 + n, as in 401000. */
export function errorResponse<Status extends ErrorStatus>(
  status: Status,
  code: number,
  detail?: string,
  { headers, ...errors }: { errors?: Problem['errors']; headers?: Record<string, string> } = {},
): ErrorResponse<Status> {
  const body = { title: TITLES[status], status, code, ...(detail !== undefined && { detail }), ...errors }
  return { status, body, ...(headers && { headers }) }
}

export const sessionEnded = () => errorResponse(401, 401000, 'The session has ended.')

/** Thrown at any depth of a handler to reject the call; `replyTo` sends the response. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly response: ErrorResponse<ErrorStatus>

  constructor(response: ErrorResponse<ErrorStatus>) {
    super(response.body.detail ?? response.body.title)
    this.response = response
  }
}

/** @throws HttpError with an error response of these values */
export function reject(...values: Parameters<typeof errorResponse>): never {
  throw new HttpError(errorResponse(...values))
}

/**
 * Returns the value. Missing values and values of other customers get the same response.
 * @throws HttpError with 404001 if there is no value
 */
export function requireFound<Value>(value: Value | null | undefined, subject: string): Value {
  if (value === null || value === undefined) throw new HttpError(notFound(subject))
  return value
}

export const notFound = (subject: string) => errorResponse(404, 404001, `There is no such ${subject}.`)

export const noAdministrator = () => errorResponse(403, 403007, 'For the customer’s administrator.')
