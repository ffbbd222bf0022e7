import type { DraftKey, DraftStorage } from '#application/drafts/draft-storage.port.ts'
import { isRecord, parsedJson } from '#domain/shared/json.ts'

/** Maximum length of a draft in characters. A quick order of 5,000 lines needs a third of it. */
const LENGTH_MAX = 750_000
const KEPT_MAX = 24

type StoredDraft = { readonly keptAt: number; readonly content: unknown }
type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Ignores errors of the storage and invalid data; evicts the oldest drafts if the storage is full. */
export class LocalDraftStorage implements DraftStorage {
  readonly #storage: () => LocalStorage
  readonly #prefix: string

  /** `storage` is a function, because accessing the storage throws if the browser blocks it. */
  constructor(storage: () => LocalStorage, prefix = 'draft:') {
    this.#storage = storage
    this.#prefix = prefix
  }

  get isEmpty(): boolean {
    try {
      return this.#names(this.#storage()).length === 0
    } catch {
      return true
    }
  }

  save(key: DraftKey, content: unknown, now: number): boolean {
    const text = JSON.stringify({ keptAt: now, content } satisfies StoredDraft)
    if (text.length > LENGTH_MAX) return false
    try {
      this.#write(this.#nameOf(key), text)
      return true
    } catch {
      return false
    }
  }

  load(key: DraftKey): unknown {
    try {
      return parsed(this.#storage().getItem(this.#nameOf(key)))?.content
    } catch {
      return undefined
    }
  }

  discard(key: DraftKey): void {
    try {
      this.#storage().removeItem(this.#nameOf(key))
    } catch {
      // without storage there is nothing to delete
    }
  }

  clear(): void {
    try {
      const storage = this.#storage()
      for (const name of this.#names(storage)) storage.removeItem(name)
    } catch {
      // without storage there is nothing to delete
    }
  }

  /** @throws if the storage is full even without drafts */
  #write(name: string, text: string): void {
    const storage = this.#storage()
    const others = this.#oldestFirst(storage).filter((other) => other !== name)
    for (const other of others.splice(0, others.length + 1 - KEPT_MAX)) storage.removeItem(other)
    for (;;) {
      try {
        return storage.setItem(name, text)
      } catch (error) {
        const oldest = others.shift()
        if (oldest === undefined) throw error
        storage.removeItem(oldest)
      }
    }
  }

  /** Storage key of a draft. Its parts are encoded, so that keys of different customers and names never collide. */
  #nameOf({ personId, name }: DraftKey): string {
    return `${this.#prefix}${encodeURIComponent(personId)}:${encodeURIComponent(name)}`
  }

  #names(storage: LocalStorage): readonly string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
      name.startsWith(this.#prefix),
    )
  }

  #oldestFirst(storage: LocalStorage): string[] {
    return this.#names(storage)
      .map((name) => ({ name, keptAt: parsed(storage.getItem(name))?.keptAt ?? 0 }))
      .toSorted((one, other) => one.keptAt - other.keptAt)
      .map(({ name }) => name)
  }
}

function parsed(text: string | null): StoredDraft | undefined {
  if (text === null || text.length > LENGTH_MAX) return undefined
  const stored = parsedJson(text)
  return isStoredDraft(stored) ? stored : undefined
}

const isStoredDraft = (stored: unknown): stored is StoredDraft =>
  isRecord(stored) && Number.isFinite(stored['keptAt']) && 'content' in stored
