import { token } from '../kernel/token.ts'

/** Key of a draft: id of the user and name of the draft. */
export type DraftKey = { readonly personId: string; readonly name: string }

/** Persists drafts on the device, per customer; they survive logout, crash and reload. */
export interface DraftStorage {
  /**
   * Returns false if the device could not store the content. If there is no space, the oldest drafts are removed; `now`
   * in ms since the epoch.
   */
  save(key: DraftKey, content: unknown, now: number): boolean
  /** Raw stored value, which may be invalid; undefined without one. */
  load(key: DraftKey): unknown
  discard(key: DraftKey): void
}

export const DraftStorage = token<DraftStorage>('DraftStorage')

/** Null object for the server. */
export const NO_DRAFT_STORAGE: DraftStorage = {
  save: () => false,
  load: () => undefined,
  discard: () => {},
}
