import type { Problem, refusals } from '#contracts/problem.ts'

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
