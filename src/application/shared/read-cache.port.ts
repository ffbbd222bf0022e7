import { token } from '../kernel/token.ts'

/** Cached responses for one visitor; must be cleared when the visitor changes. */
export interface ReadCache {
  clear(): void
}

export const ReadCache = token<ReadCache>('ReadCache')
