import type { Redirect, Redirects } from '#application/redirects/redirects.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { LONGEST_REDIRECTED_PATH } from '#contracts/redirects/redirects.contract.ts'
import type { RedirectCache } from './redirect-cache.ts'
import type { SharedRedirects } from './shared-redirects.ts'
import type { ShopApi } from '../shop-api.ts'

/** Every page waits for this answer, therefore not for long. */
const TIMEOUT_MS = 500

export class HttpRedirects implements Redirects {
  readonly #api: ShopApi
  readonly #memory: RedirectCache
  readonly #shared: SharedRedirects | undefined

  constructor(api: ShopApi, memory: RedirectCache, shared?: SharedRedirects) {
    this.#api = api
    this.#memory = memory
    this.#shared = shared
  }

  async moveOf(path: string): Promise<Redirect | undefined> {
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

  async #ask(path: string): Promise<Redirect | undefined> {
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
