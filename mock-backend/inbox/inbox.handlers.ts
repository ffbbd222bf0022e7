import type { inboxContract } from '#contracts/inbox/inbox.contract.ts'
import type { Language } from '../catalogue/language.ts'
import type { Handlers } from '../http/reply-to.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import type { Services } from '../services.ts'
import type { StoredEntry } from './inbox.ts'

export const inboxHandlers = ({ inbox, asCaller }: Services): Handlers<typeof inboxContract> => ({
  list: asCaller(({ account, language }, { start, length }) => {
    const all = inbox.of(account.contactId)
    return {
      entries: all.slice(start, start + length).map((entry) => entryIn(language, entry)),
      unread: inbox.unreadOf(account.contactId),
      pagination: { start, length, total: all.length },
    }
  }),
  markRead: asCaller(({ account: { contactId } }, { id, until }) => {
    inbox.markRead(contactId, { id, ...(until !== undefined && { until: Date.parse(until) }) })
    return { unread: inbox.unreadOf(contactId) }
  }),
  channels: asCaller(({ account }) => ({ channels: inbox.channelsOf(account.contactId) })),
  saveChannels: asCaller(({ account: { contactId } }, { channels }) => {
    inbox.saveChannels(contactId, channels)
    return { channels: inbox.channelsOf(contactId) }
  }),
})

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
