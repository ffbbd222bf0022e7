import type { Features } from '#domain/session/features.ts'
import type { User } from '#domain/session/user.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'

export type Credentials = { readonly username: string; readonly password: string }

export type LogInRefusal =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfter: number | undefined }

export type LoggedIn = {
  readonly token: string
  /** Seconds. */
  readonly expiresIn: number
  readonly user: User
  readonly features: Omit<Features, 'vinSearch'>
}

export interface Accounts {
  logIn(credentials: Credentials): Promise<Result<LoggedIn, LogInRefusal>>
  logOut(token: string): Promise<void>
  /** The flags of the account that the token belongs to. */
  features(token: string): Promise<Features>
  /** Answers alike whether the user name is known or not. */
  requestPasswordReset(username: string): Promise<void>
}

export const Accounts = token<Accounts>('Accounts')
