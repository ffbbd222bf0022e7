import { token } from '../kernel/token.ts'

/** Builds of the shop: the one of this page, and the latest one (spec 7). */
export interface Builds {
  /** Id of the build of this page; undefined in development. */
  readonly own: string | undefined
  /** Id of the latest build. Rejects if it cannot be determined. */
  latest(): Promise<string>
}

export const Builds = token<Builds>('Builds')

export const NO_BUILDS: Builds = {
  own: undefined,
  latest: () => Promise.reject(new Error('no build is served')),
}
