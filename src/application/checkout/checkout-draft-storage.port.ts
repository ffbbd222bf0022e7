import { NO_DRAFT_STORAGE, type DraftStorage } from '../drafts/draft-storage.port.ts'
import { token } from '../kernel/token.ts'

/** Persists the checkout drafts of this tab; a new tab restores the drafts of a closed one. */
export interface CheckoutDraftStorage extends DraftStorage {
  /** Discards all drafts of all customers. */
  clear(): void
}

export const CheckoutDraftStorage = token<CheckoutDraftStorage>('CheckoutDraftStorage')

/** Null object for the server. */
export const NO_CHECKOUT_DRAFTS: CheckoutDraftStorage = { ...NO_DRAFT_STORAGE, clear: () => {} }
