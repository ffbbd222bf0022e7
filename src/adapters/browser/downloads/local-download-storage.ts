import type { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import { parsedJson } from '#domain/shared/json.ts'

const PREFIX = 'download:'

type Listener = Parameters<DownloadStorage['subscribe']>[0]

/**
 * One storage entry per download, so that tabs do not overwrite each other. Errors of the storage and invalid data are
 * ignored.
 */
export class LocalDownloadStorage implements DownloadStorage {
  readonly #storage: () => Storage
  readonly #events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly #listeners = new Set<Listener>()

  /** `storage` is a function, because accessing the storage throws if the browser blocks it. */
  constructor(storage: () => Storage, events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
    this.#storage = storage
    this.#events = events
  }

  save(personId: string, queueId: string, content: unknown): boolean {
    const isSaved = this.#try(() => {
      this.#storage().setItem(prefixOf(personId) + queueId, JSON.stringify(content))
      return true
    })
    for (const listener of this.#listeners) listener('here')
    return isSaved ?? false
  }

  load(personId: string) {
    const prefix = prefixOf(personId)
    const entries = this.#try(() => Object.entries({ ...this.#storage() })) ?? []
    return entries
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => ({
        queueId: key.slice(prefix.length),
        content: parsedJson(text as string),
      }))
  }

  discard(personId: string, queueId: string): void {
    this.#try(() => this.#storage().removeItem(prefixOf(personId) + queueId))
  }

  /** The browser fires storage events in the other tabs only. */
  subscribe(listener: Listener): () => void {
    const onStorage = (event: Event) => {
      const { key } = event as StorageEvent
      // `key` is null if the whole storage was cleared
      if ((key ?? PREFIX).startsWith(PREFIX)) listener('elsewhere')
    }
    this.#listeners.add(listener)
    this.#events.addEventListener('storage', onStorage)
    return () => {
      this.#listeners.delete(listener)
      this.#events.removeEventListener('storage', onStorage)
    }
  }

  #try<Answer>(task: () => Answer): Answer | undefined {
    try {
      return task()
    } catch {
      return undefined
    }
  }
}

/** Prefix of the storage keys of a person. The id is encoded, so that no id is a prefix of another key. */
const prefixOf = (personId: string) => `${PREFIX}${encodeURIComponent(personId)}:`
