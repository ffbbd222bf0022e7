import { token } from '../kernel/token.ts'

/** Answers kept for this visitor; nothing of one visitor may be there for the next. */
export interface ReadCache {
  clear(): void
}

export const ReadCache = token<ReadCache>('ReadCache')
