import { token } from '../kernel/token.ts'

/** Unread entries of a person, by their e-mail address. */
export type InboxNews = { readonly person: string; readonly unread: number }

/** Notifies the other tabs of the browser of the unread count. */
export interface InboxChannel {
  /** Reaches every tab except this one. */
  publish(news: InboxNews): void
  /** Returns the unsubscribe function. */
  subscribe(listener: (news: InboxNews) => void): () => void
}

export const InboxChannel = token<InboxChannel>('InboxChannel')
