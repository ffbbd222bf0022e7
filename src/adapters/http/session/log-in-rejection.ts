import type { LogInRejection } from '#application/session/accounts.port.ts'
import type { ApiProblem } from '../api-problem.ts'

const TOO_MANY_ATTEMPTS_CODE = 429_000

/** Maps the rejections of both logins: the shop's, and that of the admin page. */
export const toLogInRejection = ({ code, retryAfter }: ApiProblem): LogInRejection =>
  code === TOO_MANY_ATTEMPTS_CODE ? { kind: 'too-many-attempts', retryAfter } : { kind: 'wrong-credentials' }
