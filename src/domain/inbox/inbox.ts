export const INBOX_KINDS = [
  'APPROVAL_WANTED',
  'APPROVAL_DECIDED',
  'RIGHT_WANTED',
  'RIGHT_DECIDED',
  'DATE_CHANGED',
  'IN_STOCK',
  'LOWER_PRICE',
  'REPLACED',
  'CLAIM',
  'REQUEST',
  'ON_BEHALF',
] as const

type InboxKind = (typeof INBOX_KINDS)[number]

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
