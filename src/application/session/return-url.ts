import { safeInternalPath } from '#domain/session/return-path.ts'
import type { PathMemory } from './path-memory.port.ts'

/** Where logging in leads: the page that was asked for, else the one that was left, else home (spec 2). */
export class ReturnUrl {
  readonly #memory: PathMemory

  constructor(memory: PathMemory) {
    this.#memory = memory
  }

  /** `isLogin` keeps the login from leading to itself. */
  run(asked: string | null, home: string, isLogin: (path: string) => boolean): string {
    const paths = [asked, this.#memory.recall()].map(safeInternalPath)
    return paths.find((path) => path !== undefined && !isLogin(path)) ?? home
  }
}
