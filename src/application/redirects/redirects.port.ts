import { token } from '../kernel/token.ts'

/** `location` is what the API says: it is not yet known to be a path of this shop. */
export type Redirect = { readonly location: string; readonly isPermanent: boolean }

/** Tells which paths of the shop have moved. */
export interface Redirects {
  /** Resolves to `undefined` for a path that stays. Rejects with `ApiFailure`. */
  moveOf(path: string): Promise<Redirect | undefined>
}

export const Redirects = token<Redirects>('MovedPages')
