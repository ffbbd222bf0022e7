import type { Language } from '../catalogue/language.ts'
import { Service } from '../services.ts'
import { nameOf, normalisedUserName, type Account } from '../session/account.ts'
import { companyOf } from '../session/company.ts'
import { dayOf, isoDay } from '../calendar/calendar.ts'
import { linkErrorOf, newLink, type LinkError } from '../session/one-time-links.ts'
import { sha256 } from '../sha-256.ts'

const LASTS_MS = 7 * 86_400_000

/** The links by which invited persons set their names and passwords. Only a digest of each is stored. */
export class Invitations extends Service<'db' | 'clock' | 'mailbox' | 'mailThrottle'> {
  /**
   * Counts an invitation.
   * @throws HttpError with 429000 after too many invitations of the company to the address
   */
  count({ customerId }: Account, email: string): void {
    this.deps.mailThrottle.count(`invitation ${customerId} ${normalisedUserName(email)}`)
  }

  /** Sends an invitation; its link replaces the link of an earlier invitation. */
  async send(actor: Account, { contactId, userName }: Account, language: Language): Promise<void> {
    const { db, clock, mailbox } = this.deps
    const { secret, hash } = await newLink()
    const expiresAt = clock() + LASTS_MS
    db.invitation.deleteMany({ where: { contactId: { equals: contactId } } })
    db.invitation.create({ hash, contactId, expiresAt, isUsed: false })
    mailbox.send({
      job: `invitation ${hash}`,
      to: userName,
      at: clock(),
      language,
      kind: 'invitation',
      values: { name: nameOf(actor), company: companyOf(actor.customerId), day: isoDay(dayOf(expiresAt)) },
      path: `login/invitation?link=${secret}`,
    })
  }

  isOpenFor({ contactId }: Account): boolean {
    const where = { contactId: { equals: contactId } }
    return this.deps.db.invitation.findFirst({ where })?.isUsed === false
  }

  /** The invited account, or the reason why the link does not work. */
  async open(secret: string): Promise<Account | LinkError> {
    const { db, clock } = this.deps
    const invitation = db.invitation.findFirst({ where: { hash: { equals: await sha256(secret) } } })
    const error = linkErrorOf(invitation, clock())
    if (error) return error
    return (
      db.account.findFirst({ where: { contactId: { equals: invitation?.contactId ?? '' } } }) ?? 'unknown'
    )
  }

  use({ contactId }: Account): void {
    const where = { contactId: { equals: contactId } }
    this.deps.db.invitation.updateMany({ where, data: { isUsed: true } })
  }
}
