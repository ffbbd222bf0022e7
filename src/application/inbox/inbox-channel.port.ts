import { token } from '../kernel/token.ts'

/** Number of a person's unread inbox entries. `person` is the e-mail address. */
export type UnreadCount = { readonly person: string; readonly unread: number }

/** Sends the unread count to the other tabs of the browser. */
export interface InboxChannel {
  /** Reaches every tab except this one. */
  publish(news: UnreadCount): void
  /** Returns the unsubscribe function. */
  subscribe(listener: (news: UnreadCount) => void): () => void
}

export const InboxChannel = token<InboxChannel>('InboxChannel')
