import { INBOX_KINDS, type InboxChannels, type InboxKind } from '#contracts/inbox/inbox.contract.ts'
import type { Language } from '../catalogue/language.ts'
import type { MailKind, MailValues } from '../mail/mail-texts.ts'
import { Service } from '../services.ts'

type Event = {
  /** Idempotency key, equal on each server: the event creates one entry and one mail per person. */
  readonly job: string
  /** The contactId of an account. */
  readonly personId: string
  /** Kind of the event: it determines the channels that the person has chosen. */
  readonly kind: InboxKind
  readonly text: MailKind
  readonly values: MailValues
  /** Path in the shop without the language. */
  readonly path?: string
  /** Milliseconds since the epoch; the current time by default. */
  readonly at?: number
  /** The person's language by default. */
  readonly language?: Language
  /** False if another mail already informs the person. */
  readonly isMailed?: boolean
}

export type StoredEntry = {
  readonly id: string
  readonly personId: string
  readonly kind: InboxKind
  readonly text: MailKind
  readonly values: MailValues
  readonly path: string | null
  readonly at: number
  readonly isRead: boolean
}

const ENTRIES_MAX = 200

const idOf = (personId: string, job: string) => `${personId} ${job}`

/** Notifies persons of events: in the shop, by mail, by both or not at all. */
export class Inbox extends Service<'db' | 'clock' | 'ledger' | 'mailbox'> {
  add({ job, personId, kind, text, values, path, at: time = this.deps.clock(), ...event }: Event): void {
    const { db, ledger, mailbox } = this.deps
    const { shop, mail } = this.#channelOf(personId, kind)
    const person = db.account.findFirst({ where: { contactId: { equals: personId } } })
    if (!person || person.isDeactivated) return
    const { language = (person.language || 'en') as Language, isMailed = true } = event
    const id = idOf(personId, job)
    if (mail && isMailed) {
      const link = path === undefined ? {} : { path }
      mailbox.send({ job: id, to: person.userName, at: time, language, kind: text, values, ...link })
    }
    // the ledger grants a claim to only one of the servers that share the store
    if (!shop || !ledger.claim(`inbox ${id}`)) return
    const content = JSON.stringify({ id, personId, kind, text, values, path: path ?? null, at: time })
    db.inboxEntry.create({ id, personId, at: time, content, isRead: false })
    for (const { id: surplus } of this.#rowsOf(personId).slice(ENTRIES_MAX))
      db.inboxEntry.delete({ where: { id: { equals: surplus } } })
  }

  /** Entries of the person, newest first. */
  of(personId: string): readonly StoredEntry[] {
    return this.#rowsOf(personId).map(({ content, isRead }) => ({ ...JSON.parse(content), isRead }))
  }

  unreadOf(personId: string): number {
    return this.#rowsOf(personId).filter(({ isRead }) => !isRead).length
  }

  /** Marks one entry as read, or all entries up to a time. */
  markRead(personId: string, { id, until = Infinity }: { id?: string | undefined; until?: number }): void {
    for (const row of this.#rowsOf(personId)) {
      if (row.at <= until && (id === undefined || row.id === id))
        this.deps.db.inboxEntry.update({ where: { id: { equals: row.id } }, data: { isRead: true } })
    }
  }

  /** Marks the entries about an event as read for all persons, because one of them has processed it. */
  settle(job: string): void {
    for (const { id, personId } of this.deps.db.inboxEntry.getAll())
      if (id === idOf(personId, job)) this.markRead(personId, { id })
  }

  channelsOf(personId: string): InboxChannels[] {
    return INBOX_KINDS.map((kind) => ({ kind, ...this.#channelOf(personId, kind) }))
  }

  saveChannels(personId: string, channels: readonly InboxChannels[]): void {
    const { db } = this.deps
    for (const { kind, shop, mail } of channels) {
      const id = `${personId} ${kind}`
      const data = { shop, mail }
      if (!db.inboxChannel.update({ where: { id: { equals: id } }, data }))
        db.inboxChannel.create({ id, ...data })
    }
  }

  #channelOf(personId: string, kind: InboxKind) {
    const where = { id: { equals: `${personId} ${kind}` } }
    const { shop = true, mail = true } = this.deps.db.inboxChannel.findFirst({ where }) ?? {}
    return { shop, mail }
  }

  #rowsOf(personId: string) {
    return this.deps.db.inboxEntry
      .findMany({ where: { personId: { equals: personId } } })
      .toReversed()
      .toSorted((one, other) => other.at - one.at)
  }
}
