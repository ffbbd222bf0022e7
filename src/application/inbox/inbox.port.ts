import type { InboxChannels, InboxPage } from '#domain/inbox/inbox.ts'
import { token } from '../kernel/token.ts'

/** The entry with this id, or all entries up to an ISO 8601 time. */
export type ReadEntries = { readonly id: string } | { readonly until: string }

export interface InboxApi {
  page(start: number, length: number): Promise<InboxPage>
  channels(): Promise<readonly InboxChannels[]>
  /** Returns the number of unread entries. */
  markRead(entries: ReadEntries): Promise<number>
  saveChannels(channels: readonly InboxChannels[]): Promise<void>
}

export const InboxApi = token<InboxApi>('InboxApi')
