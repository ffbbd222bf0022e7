import { token } from '../kernel/token.ts'

/** `location` is not validated yet: it may be the URL of another site. */
export type Redirect = { readonly location: string; readonly isPermanent: boolean }

/** Redirects of the API. */
export interface Redirects {
  /** Resolves to `undefined` if the path has no redirect. Rejects with `ApiFailure`. */
  find(path: string): Promise<Redirect | undefined>
}

export const Redirects = token<Redirects>('Redirects')
