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
  readonly #entries = new Map<string, { readonly picture: Picture; readonly until: number }>()
  #size = 0

  constructor(settings: PictureMemorySettings) {
    this.#settings = settings
  }

  get(key: string, now: number): Picture | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (now >= entry.until) {
      this.#delete(key)
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.picture
  }

  set(key: string, picture: Picture, now: number): void {
    this.#delete(key)
    this.#entries.set(key, { picture, until: now + this.#settings.lifetime })
    this.#size += picture.bytes.length
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#settings.capacity) return
      this.#delete(oldest)
    }
  }

  #delete(key: string): void {
    this.#size -= this.#entries.get(key)?.picture.bytes.length ?? 0
    this.#entries.delete(key)
  }
}
