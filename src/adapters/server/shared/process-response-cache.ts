import { LRUCache } from 'lru-cache'
import type { SharedResponseCache } from '#application/shared/shared-response-cache.ts'

const RESPONSES_MAX = 500
const ONE_SECOND = 1_000

type Entry = { readonly value: unknown }

/**
 * Cache of API responses that are equal for all callers, one per server process. Stores only responses that shared
 * caches may store (`Cache-Control: public`), for the time that the header states. Concurrent reads are not joined: a
 * failure affects only its request.
 */
export class ProcessResponseCache implements SharedResponseCache {
  readonly #entries = new LRUCache<string, Entry>({ max: RESPONSES_MAX, ttlResolution: 0 })

  get(key: readonly unknown[]): Entry | undefined {
    return this.#entries.get(JSON.stringify(key))
  }

  set(key: readonly unknown[], value: unknown, cacheControl: string): void {
    const seconds = secondsToShare(cacheControl)
    if (seconds > 0)
      this.#entries.set(JSON.stringify(key), { value: frozen(value) }, { ttl: seconds * ONE_SECOND })
  }
}

function secondsToShare(cacheControl: string): number {
  const directives = cacheControl
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim())
  if (!directives.includes('public') || directives.some((name) => /^no-(?:cache|store)/.test(name))) return 0
  const age = (name: string) => directives.find((text) => text.startsWith(`${name}=`))?.split('=')[1]
  return Number(age('s-maxage') ?? age('max-age') ?? 0) || 0
}

/** Freezes a value deeply, because many visitors share the same object. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
