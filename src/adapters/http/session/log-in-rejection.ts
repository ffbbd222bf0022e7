import type { LogInRejection } from '#application/session/accounts.port.ts'
import type { ApiFailure } from '#application/shared/api-failure.ts'

const TOO_MANY_ATTEMPTS_CODE = 429_000

/** Of both log-ins, the shop's and the admin page's. */
export const toLogInRejection = ({ code, retryAfter }: ApiFailure): LogInRejection =>
  code === TOO_MANY_ATTEMPTS_CODE ? { kind: 'too-many-attempts', retryAfter } : { kind: 'wrong-credentials' }
