import { token } from '../kernel/token.ts'

/** The builds of the shop: the one that this page runs on, and the newest that is served (spec 7). */
export interface Builds {
  /** Unknown where no build is served, as in development. */
  readonly own: string | undefined
  /** Rejects when it cannot be told now. */
  latest(): Promise<string>
}

export const Builds = token<Builds>('Builds')

export const NO_BUILDS: Builds = {
  own: undefined,
  latest: () => Promise.reject(new Error('no build is served')),
}
