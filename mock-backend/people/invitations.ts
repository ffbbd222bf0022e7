import type { Language } from '../catalogue/language.ts'
import type { Db } from '../db.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import type { Account } from '../session/account.ts'
import { companyOf } from '../session/company.ts'
import { sha256 } from '../sha-256.ts'
import { nameOf } from './people.ts'

const LASTS_MS = 7 * 86_400_000

type Deps = {
  readonly db: Db
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly mailbox: Mailbox
}

/** The links by which invited persons set their names and passwords. Only a digest of each is stored. */
export class Invitations {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Ends the link of an earlier mail. */
  async send(by: Account, { contactId, userName }: Account, language: Language): Promise<void> {
    const { db, clock, mailbox } = this.#deps
    const link = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
    const hash = await sha256(link)
    const expiresAt = clock() + LASTS_MS
    db.invitation.deleteMany({ where: { contactId: { equals: contactId } } })
    db.invitation.create({ hash, contactId, expiresAt, isUsed: false })
    mailbox.send({
      job: `invitation ${hash}`,
      to: userName,
      at: clock(),
      language,
      kind: 'invitation',
      values: { name: nameOf(by), company: companyOf(by.customerId), day: isoDay(expiresAt) },
      path: `login/invitation?link=${link}`,
    })
  }

  isOpenFor({ contactId }: Account): boolean {
    const where = { contactId: { equals: contactId } }
    return this.#deps.db.invitation.findFirst({ where })?.isUsed === false
  }

  /** The invited account, or why the link does not work. */
  async open(link: string): Promise<Account | 'unknown' | 'expired' | 'used'> {
    const { db, clock } = this.#deps
    const invitation = db.invitation.findFirst({ where: { hash: { equals: await sha256(link) } } })
    if (invitation === null) return 'unknown'
    if (invitation.isUsed) return 'used'
    if (invitation.expiresAt <= clock()) return 'expired'
    return db.account.findFirst({ where: { contactId: { equals: invitation.contactId } } }) ?? 'unknown'
  }

  use({ contactId }: Account): void {
    const where = { contactId: { equals: contactId } }
    this.#deps.db.invitation.updateMany({ where, data: { isUsed: true } })
  }
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
