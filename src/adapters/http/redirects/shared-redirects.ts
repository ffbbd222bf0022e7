import * as z from 'zod/mini'
import type { SharedCache } from '#application/shared/shared-cache.ts'
import { parsedJson } from '#domain/shared/json.ts'
import { REDIRECT_TTL_MS, type CachedRedirect } from './redirect-cache.ts'

const HeldMove = z.object({
  move: z.optional(z.object({ location: z.string(), isPermanent: z.boolean() })),
  until: z.number(),
})

/** Cache of redirects shared by all replicas. */
export class SharedRedirects {
  readonly #memory: SharedCache

  constructor(memory: SharedCache) {
    this.#memory = memory
  }

  /** Cached redirect of a path; undefined if there is no valid entry. */
  async recall(path: string): Promise<CachedRedirect | undefined> {
    const text = await this.#memory.get(keyOf(path))
    const read = HeldMove.safeParse(parsedJson(text)).data
    return read && { move: read.move, until: read.until }
  }

  keep(path: string, cachedRedirect: CachedRedirect): Promise<void> {
    return this.#memory.set(keyOf(path), JSON.stringify(cachedRedirect), REDIRECT_TTL_MS / 1000)
  }
}

const keyOf = (path: string) => `moved ${path}`
