import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { caller, listRequest, Pagination } from '../shared.dto.ts'

/** Kinds of events. A person chooses the channels of each kind. */
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
export const InboxKind = z.enum(INBOX_KINDS)
export type InboxKind = z.infer<typeof InboxKind>

export const InboxEntry = z.object({
  id: z.string(),
  kind: InboxKind,
  /** ISO 8601 time. */
  at: z.string(),
  /** Text in the language of the request. */
  title: z.string(),
  text: z.string(),
  /** Page of the shop, without the language. */
  path: z.optional(z.string()),
  isRead: z.boolean(),
})
export type InboxEntry = z.infer<typeof InboxEntry>

export const InboxChannels = z.object({ kind: InboxKind, shop: z.boolean(), mail: z.boolean() })
export type InboxChannels = z.infer<typeof InboxChannels>

const unread = z.int().check(z.minimum(0))
const channels = z.array(InboxChannels).check(z.maxLength(INBOX_KINDS.length))

/** Events that concern a person: approvals, rights, dates, parts, claims and requests. */
export const inboxContract = contract({
  list: query(
    '/api/inbox/list',
    z.object({ ...caller, start: listRequest.start, length: listRequest.length }),
    z.object({ entries: z.array(InboxEntry), unread, pagination: Pagination }),
  ),
  markRead: command(
    '/api/inbox/setRead',
    z.object({
      ...caller,
      /** Marks only this entry as read. */
      id: z.optional(z.string().check(z.maxLength(200))),
      /** ISO 8601 time: entries that were created later remain unread. */
      until: z.optional(z.string().check(z.maxLength(40), z.iso.datetime())),
    }),
    z.object({ unread }),
  ),
  channels: query('/api/inbox/channels', z.object(caller), z.object({ channels })),
  saveChannels: command(
    '/api/inbox/channels/save',
    z.object({ ...caller, channels }),
    z.object({ channels }),
  ),
})
