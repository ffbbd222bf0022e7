import type { Redirect, Redirects } from '#application/redirects/redirects.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { REDIRECTED_PATH_LENGTH_MAX } from '#contracts/redirects/redirects.contract.ts'
import type { RedirectCache } from './redirect-cache.ts'
import type { SharedRedirects } from './shared-redirects.ts'
import { redirectsContract } from '#contracts/redirects/redirects.contract.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

/** Timeout in ms; short, because every page waits for this response. */
const TIMEOUT_MS = 500

export class HttpRedirects implements Redirects {
  readonly #api: ShopApi
  readonly #calls: Client<typeof redirectsContract>
  readonly #memory: RedirectCache
  readonly #shared: SharedRedirects | undefined

  constructor(api: ShopApi, memory: RedirectCache, shared?: SharedRedirects) {
    this.#api = api
    this.#calls = api.client(redirectsContract)
    this.#memory = memory
    this.#shared = shared
  }

  async find(path: string): Promise<Redirect | undefined> {
    const cachedRedirect = this.#memory.recall(path)
    if (cachedRedirect) return cachedRedirect.move
    const sharedRedirect = await this.#shared?.recall(path)
    if (sharedRedirect) return this.#memory.hold(path, sharedRedirect.move, sharedRedirect.until).move
    if (path.length > REDIRECTED_PATH_LENGTH_MAX || this.#memory.isResting) return undefined
    const move = await this.#ask(path)
    const learnt = this.#memory.hold(path, move)
    await this.#shared?.keep(path, learnt)
    return move
  }

  async #ask(path: string): Promise<Redirect | undefined> {
    try {
      const { body } = await this.#calls.find.query({
        query: { path },
        timeoutMs: Math.min(this.#api.via.timeoutMs, TIMEOUT_MS),
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
