import type { Result } from '#domain/shared/result.ts'
import type { Credentials, LogInRefusal } from '../session/accounts.port.ts'
import { token } from '../kernel/token.ts'

export type ErrorReport = {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly level: 'error' | 'warn'
  readonly message: string
  readonly userId: string | undefined
}

/** An address that has moved. */
export type Redirect = { readonly from: string; readonly to: string; readonly status: number }

type MockFault = 'none' | 'down' | 'garbage'
export type MockBehaviour = { readonly latencyMs: number; readonly fault: MockFault }

/** The second service, behind the admin page. Each call but the login takes the token that the login brought. */
export interface Administration {
  logIn(credentials: Credentials): Promise<Result<string, LogInRefusal>>
  logOut(token: string): Promise<void>
  /** The newest first; `undefined` where the token is not, or no longer, accepted. */
  errorReports(token: string, length: number): Promise<readonly ErrorReport[] | undefined>
  /** Empty where the token is not accepted. */
  redirects(token: string): Promise<readonly Redirect[]>
  /** Changes what is given; `undefined` where the API is no mock. */
  mock(token: string, change: Partial<MockBehaviour>): Promise<MockBehaviour | undefined>
  /** Resolves when the API has answered a cheap call. */
  ping(): Promise<void>
}

export const Administration = token<Administration>('Administration')
