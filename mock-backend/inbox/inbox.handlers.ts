import type { inboxContract } from '#contracts/inbox/inbox.contract.ts'
import type { Language } from '../catalogue/language.ts'
import type { Handlers } from '../http/reply-to.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import type { Services } from '../services.ts'
import type { StoredEntry } from './inbox.ts'

export function inboxHandlers({ inbox, callerOf }: Services): Handlers<typeof inboxContract> {
  return {
    list: async ({ body }) => {
      const { account, language } = await callerOf(body)
      const all = inbox.of(account.contactId)
      const { start, length } = body
      return {
        status: 200,
        body: {
          entries: all.slice(start, start + length).map((entry) => entryIn(language, entry)),
          unread: inbox.unreadOf(account.contactId),
          pagination: { start, length, total: all.length },
        },
      }
    },
    markRead: async ({ body: { id, until, ...caller } }) => {
      const { account } = await callerOf(caller)
      inbox.markRead(account.contactId, { id, ...(until !== undefined && { until: Date.parse(until) }) })
      return { status: 200, body: { unread: inbox.unreadOf(account.contactId) } }
    },
    channels: async ({ body }) => {
      const { account } = await callerOf(body)
      return { status: 200, body: { channels: inbox.channelsOf(account.contactId) } }
    },
    saveChannels: async ({ body: { channels, ...caller } }) => {
      const { account } = await callerOf(caller)
      inbox.saveChannels(account.contactId, channels)
      return { status: 200, body: { channels: inbox.channelsOf(account.contactId) } }
    },
  }
}

function entryIn(language: Language, { id, kind, text, values, path, at: time, isRead }: StoredEntry) {
  const { subject, body } = mailTexts(text, language, values)
  return {
    id,
    kind,
    at: new Date(time).toISOString(),
    title: subject,
    text: body,
    ...(path !== null && { path }),
    isRead,
  }
}
