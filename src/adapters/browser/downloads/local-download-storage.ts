import type { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import { parsedJson } from '#domain/shared/json.ts'

const PREFIX = 'download:'

type Heard = Parameters<DownloadStorage['hear']>[0]

/** One entry per download, so that tabs do not overwrite each other's. A storage that is closed or garbled is as good as none. */
export class LocalDownloadStorage implements DownloadStorage {
  readonly #storage: () => Storage
  readonly #events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly #heard = new Set<Heard>()

  /** Asking for the storage alone throws where a browser forbids it. */
  constructor(storage: () => Storage, events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) {
    this.#storage = storage
    this.#events = events
  }

  keep(customerId: string, queueId: string, content: unknown): boolean {
    const isKept = this.#try(() => {
      this.#storage().setItem(prefixOf(customerId) + queueId, JSON.stringify(content))
      return true
    })
    for (const heard of this.#heard) heard('here')
    return isKept ?? false
  }

  recall(customerId: string) {
    const prefix = prefixOf(customerId)
    const kept = this.#try(() => Object.entries({ ...this.#storage() })) ?? []
    return kept
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => ({
        queueId: key.slice(prefix.length),
        content: parsedJson(text as string),
      }))
  }

  discard(customerId: string, queueId: string): void {
    this.#try(() => this.#storage().removeItem(prefixOf(customerId) + queueId))
  }

  /** The browser tells the other tabs of what one has written. */
  hear(heard: Heard): () => void {
    const onStorage = (event: Event) => {
      const { key } = event as StorageEvent
      // no key: all of the storage was cleared
      if ((key ?? PREFIX).startsWith(PREFIX)) heard('elsewhere')
    }
    this.#heard.add(heard)
    this.#events.addEventListener('storage', onStorage)
    return () => {
      this.#heard.delete(heard)
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

/** Encoded, so that no customer number reads like the beginning of another's. */
const prefixOf = (customerId: string) => `${PREFIX}${encodeURIComponent(customerId)}:`
