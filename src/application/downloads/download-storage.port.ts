import { token } from '../kernel/token.ts'

/** Persists downloads on the device, per customer and queue id. */
export interface DownloadStorage {
  /** Returns false if the device could not store the content. */
  save(personId: string, queueId: string, content: unknown): boolean
  /** Raw stored values, which may be invalid. */
  load(personId: string): readonly { readonly queueId: string; readonly content: unknown }[]
  discard(personId: string, queueId: string): void
  /** Subscribes to changes in this tab and in others; returns the unsubscribe function. */
  subscribe(listener: (where: 'here' | 'elsewhere') => void): () => void
}

export const DownloadStorage = token<DownloadStorage>('DownloadStorage')

/** Null object for the server. */
export const NO_DOWNLOAD_STORAGE: DownloadStorage = {
  save: () => false,
  load: () => [],
  discard: () => {},
  subscribe: () => () => {},
}
