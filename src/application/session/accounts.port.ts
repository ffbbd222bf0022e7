import type { Features } from '#domain/session/features.ts'
import type { User } from '#domain/session/user.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'

export type Credentials = { readonly username: string; readonly password: string }

export type LogInRejection =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfter: number | undefined }

/** Rejection of a password reset link, or of the new password. */
export type LinkRejection = 'unknown' | 'expired' | 'used' | 'common'

export type LoggedIn = {
  readonly token: string
  /** Lifetime in seconds. */
  readonly expiresIn: number
  readonly user: User
  readonly features: Omit<Features, 'vinSearch'>
}

export interface Accounts {
  logIn(credentials: Credentials): Promise<Result<LoggedIn, LogInRejection>>
  logOut(token: string): Promise<void>
  /** Rights of the account to which the token belongs, and the number of its unread inbox entries. */
  features(token: string): Promise<{ readonly features: Features; readonly unread: number | undefined }>
  /** True if the API accepts the token's account as an administrator. */
  isAdmin(token: string): Promise<boolean>
  /** `link` is the secret part of the link in the e-mail. */
  setPassword(link: string, password: string): Promise<Result<void, LinkRejection>>
  /** Succeeds even if the user name is unknown, so that callers cannot find out which user names exist. */
  requestPasswordReset(username: string): Promise<Result<void, { readonly kind: 'too-many' }>>
}

export const Accounts = token<Accounts>('Accounts')
