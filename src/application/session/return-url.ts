import { safeInternalPath } from '#domain/session/return-path.ts'
import type { PathMemory } from './path-memory.port.ts'

/** Target after the login: the requested page, otherwise the last page, otherwise home (spec 2). */
export class ReturnUrl {
  readonly #memory: PathMemory

  constructor(memory: PathMemory) {
    this.#memory = memory
  }

  /** `isLogin` prevents a loop to the login page. */
  run(requested: string | null, home: string, isLogin: (path: string) => boolean): string {
    const paths = [requested, this.#memory.recall()].map(safeInternalPath)
    return paths.find((path) => path !== undefined && !isLogin(path)) ?? home
  }
}
