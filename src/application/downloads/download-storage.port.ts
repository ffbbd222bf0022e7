import { token } from '../kernel/token.ts'

/** What a device keeps of downloads, each by its queue and for one customer alone. */
export interface DownloadStorage {
  /** False: it is not kept. */
  keep(customerId: string, queueId: string, content: unknown): boolean
  /** Anything may stand there. */
  recall(customerId: string): readonly { readonly queueId: string; readonly content: unknown }[]
  discard(customerId: string, queueId: string): void
  /** Called whenever any of it changes; answers how to stop hearing. */
  hear(heard: (where: 'here' | 'elsewhere') => void): () => void
}

export const DownloadStorage = token<DownloadStorage>('DownloadMemory')

/** Where there is no device, as on the server. */
export const NO_DOWNLOAD_STORAGE: DownloadStorage = {
  keep: () => false,
  recall: () => [],
  discard: () => {},
  hear: () => () => {},
}
