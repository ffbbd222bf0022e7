import type { Move, MovedPages } from '#application/redirects/redirects.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { LONGEST_REDIRECTED_PATH } from '#contracts/redirects/redirects.contract.ts'
import type { MoveMemory } from './redirect-cache.ts'
import type { SharedMoves } from './shared-redirects.ts'
import type { ShopApi } from '../shop-api.ts'

/** Every page waits for this answer, therefore not for long. */
const TIMEOUT_MS = 500

export class HttpMovedPages implements MovedPages {
  readonly #api: ShopApi
  readonly #memory: MoveMemory
  readonly #shared: SharedMoves | undefined

  constructor(api: ShopApi, memory: MoveMemory, shared?: SharedMoves) {
    this.#api = api
    this.#memory = memory
    this.#shared = shared
  }

  async moveOf(path: string): Promise<Move | undefined> {
    const held = this.#memory.recall(path)
    if (held) return held.move
    const known = await this.#shared?.recall(path)
    if (known) return this.#memory.hold(path, known.move, known.until).move
    if (path.length > LONGEST_REDIRECTED_PATH || this.#memory.isResting) return undefined
    const move = await this.#ask(path)
    const learnt = this.#memory.hold(path, move)
    await this.#shared?.keep(path, learnt)
    return move
  }

  async #ask(path: string): Promise<Move | undefined> {
    const { calls, via } = this.#api
    try {
      const { body } = await calls.redirects.find.query({
        via: { ...via, timeoutMs: Math.min(via.timeoutMs, TIMEOUT_MS) },
        query: { path },
      })
      const { redirect } = body
      return redirect ? { location: redirect.location, isPermanent: redirect.status === 301 } : undefined
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.kind !== 'refused') this.#memory.rest()
      throw error
    }
  }
}
