import { token } from '../kernel/token.ts'

/** Cached responses of this visitor; must be cleared between visitors. */
export interface ReadCache {
  clear(): void
}

export const ReadCache = token<ReadCache>('ReadCache')
