import type { Language } from '../catalogue/language.ts'
import { mailTexts, type MailKind, type MailValues } from './mail-texts.ts'
import { Service } from '../services.ts'

export type Mail = {
  readonly id: string
  readonly to: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly language: string
  readonly subject: string
  readonly body: string
  /** Path of a page of the shop; null without a link. */
  readonly link: string | null
  readonly isBounced: boolean
}

type Draft = {
  /** Idempotency key, equal on each server: one mail is written per key. */
  readonly job: string
  readonly to: string
  readonly at: number
  readonly language: Language
  readonly kind: MailKind
  readonly values: MailValues
  /** Path in the shop without the language. */
  readonly path?: string
}

/** Mail addresses of this domain do not exist: mails to them bounce. */
const BOUNCES = /@bounce\.test$/i
const MAILS_MAX = 500

/** Stores the mails of the demo instead of sending them; `/demo/mail` shows them. */
export class Mailbox extends Service<'db' | 'ledger'> {
  send({ job, to, at: time, language, kind, values, path }: Draft): void {
    if (!this.deps.ledger.claim(`mail ${job}`)) return
    const { subject, body } = mailTexts(kind, language, values)
    const link = path === undefined ? null : shopPath(language, path)
    this.deps.db.mail.create({
      id: job,
      to,
      at: time,
      language,
      subject,
      body,
      link,
      isBounced: BOUNCES.test(to),
    })
    const oldest = this.deps.db.mail.getAll()[0]
    if (oldest && this.deps.db.mail.count() > MAILS_MAX)
      this.deps.db.mail.delete({ where: { id: { equals: oldest.id } } })
  }

  /** Newest first. */
  get all(): readonly Mail[] {
    return this.deps.db.mail
      .getAll()
      .toReversed()
      .toSorted((one, other) => other.at - one.at)
  }
}

/** Path with the language prefix of a shop in its default configuration, in which Portuguese has no prefix. */
const shopPath = (language: Language, path: string) =>
  language === 'pt-BR' ? `/${path}` : `/${language}/${path}`
