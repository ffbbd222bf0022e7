import { NO_DRAFT_STORAGE, type DraftStorage } from '../drafts/draft-storage.port.ts'
import { token } from '../kernel/token.ts'

/** Keeps drafts of this tab; another one takes over what was typed in a tab that was closed. */
export interface CheckoutDraftStorage extends DraftStorage {
  /** Discards all drafts of all customers. */
  clear(): void
}

export const CheckoutDraftStorage = token<CheckoutDraftStorage>('CheckoutDraftStorage')

/** Null object for the server. */
export const NO_CHECKOUT_DRAFTS: CheckoutDraftStorage = { ...NO_DRAFT_STORAGE, clear: () => {} }
