export const INBOX_KINDS = [
  'approval-wanted',
  'approval-decided',
  'right-wanted',
  'right-decided',
  'date-changed',
  'in-stock',
  'lower-price',
  'replaced',
  'claim',
  'request',
  'on-behalf',
] as const

export type InboxKind = (typeof INBOX_KINDS)[number]

/** Event of the person who is logged in. */
export type InboxEntry = {
  readonly id: string
  readonly kind: InboxKind
  /** ISO 8601 time. */
  readonly at: string
  readonly title: string
  readonly text: string
  /** Page of the shop, without the language. */
  readonly path?: string | undefined
  readonly isRead: boolean
}

/** Channels by which a person is notified of a kind of events. */
export type InboxChannels = { readonly kind: InboxKind; readonly shop: boolean; readonly mail: boolean }

export type InboxPage = {
  /** Newest first. */
  readonly entries: readonly InboxEntry[]
  readonly unread: number
  readonly total: number
}
