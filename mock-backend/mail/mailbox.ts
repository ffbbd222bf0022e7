import type { Language } from '../catalogue/language.ts'
import type { Db } from '../db.ts'
import { mailTexts, type MailKind, type MailValues } from './mail-texts.ts'

export type Mail = {
  readonly id: string
  readonly to: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly language: string
  readonly subject: string
  readonly body: string
  /** A page of the shop; null for none. */
  readonly link: string | null
  readonly isBounced: boolean
}

type Draft = {
  /** Equal on each server: a mail of this name is written once. */
  readonly job: string
  readonly to: string
  readonly at: number
  readonly language: Language
  readonly kind: MailKind
  readonly values: MailValues
  /** Path in the shop without the language. */
  readonly path?: string
}

/** True for the first of all servers that share the store. */
type Claims = { readonly claim: (job: string) => boolean }

/** Addresses of this domain exist nowhere. */
const BOUNCES = /@bounce\.test$/i
const MAILS_MAX = 500

/** Writes the mails of the demo. None is sent; `/demo/mail` shows them. */
export class Mailbox {
  readonly #db: Db
  readonly #ledger: Claims

  constructor(db: Db, ledger: Claims) {
    this.#db = db
    this.#ledger = ledger
  }

  send({ job, to, at, language, kind, values, path }: Draft): void {
    if (!this.#ledger.claim(`mail ${job}`)) return
    const { subject, body } = mailTexts(kind, language, values)
    const link = path === undefined ? null : shopPath(language, path)
    this.#db.mail.create({ id: job, to, at, language, subject, body, link, isBounced: BOUNCES.test(to) })
    const oldest = this.#db.mail.getAll()[0]
    if (oldest && this.#db.mail.count() > MAILS_MAX)
      this.#db.mail.delete({ where: { id: { equals: oldest.id } } })
  }

  /** Newest first. */
  get all(): readonly Mail[] {
    return this.#db.mail
      .getAll()
      .toReversed()
      .toSorted((one, other) => other.at - one.at)
  }
}

/** The routing languages of a shop that is not configured: Portuguese has no prefix. */
const shopPath = (language: Language, path: string) =>
  language === 'pt-BR' ? `/${path}` : `/${language}/${path}`
