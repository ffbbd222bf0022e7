export type Picture = { readonly bytes: Uint8Array; readonly etag: string }

type PictureMemorySettings = {
  /** Capacity in bytes. */
  readonly capacity: number
  /** Lifetime in ms. */
  readonly lifetime: number
}

/** LRU cache of pictures with expiry, because drawings may change. */
export class PictureCache {
  readonly #settings: PictureMemorySettings
  /** Ordered by last use, oldest first. */
  readonly #kept = new Map<string, { readonly picture: Picture; readonly until: number }>()
  #size = 0

  constructor(settings: PictureMemorySettings) {
    this.#settings = settings
  }

  get(key: string, now: number): Picture | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    if (now >= kept.until) {
      this.#forget(key)
      return undefined
    }
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.picture
  }

  set(key: string, picture: Picture, now: number): void {
    this.#forget(key)
    this.#kept.set(key, { picture, until: now + this.#settings.lifetime })
    this.#size += picture.bytes.length
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#settings.capacity) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#size -= this.#kept.get(key)?.picture.bytes.length ?? 0
    this.#kept.delete(key)
  }
}
