import { token } from '../kernel/token.ts'

/** Whose draft it is, and which of theirs. */
export type DraftKey = { readonly customerId: string; readonly name: string }

/** What a device keeps of drafts. Each belongs to one customer; it survives logout, crash and reload. */
export interface DraftStorage {
  /** Milliseconds since 1970 tell which draft goes first when there are too many. False: it is not kept. */
  keep(key: DraftKey, content: unknown, now: number): boolean
  /** Absent where nothing is kept, or nothing that makes sense. Anything else may stand there all the same. */
  recall(key: DraftKey): unknown
  discard(key: DraftKey): void
}

export const DraftStorage = token<DraftStorage>('DraftMemory')

/** Where there is no device, as on the server. */
export const NO_DRAFT_STORAGE: DraftStorage = {
  keep: () => false,
  recall: () => undefined,
  discard: () => {},
}
