import { token } from '../kernel/token.ts'

/** `location` is what the API says: it is not yet known to be a path of this shop. */
export type Move = { readonly location: string; readonly isPermanent: boolean }

/** Tells which paths of the shop have moved. */
export interface MovedPages {
  /** Resolves to `undefined` for a path that stays. Rejects with `ApiFailure`. */
  moveOf(path: string): Promise<Move | undefined>
}

export const MovedPages = token<MovedPages>('MovedPages')
