import { minuteOf } from '../calendar/calendar.ts'
import type { Language } from '../catalogue/language.ts'
import { sha256 } from '../sha-256.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Account } from './account.ts'
import { linkErrorOf, newLink, type LinkError } from './one-time-links.ts'
import { Service } from '../services.ts'

const FIRST_PASSWORD = 'demo'
const LINK_LASTS_MS = 3_600_000

/** The passwords of the accounts, and the links that set them. */
export class Passwords extends Service<'db' | 'clock' | 'realClock' | 'mailbox'> {
  async isRight({ userName }: Account, password: string): Promise<boolean> {
    const stored = this.#of(userName)
    return stored ? stored.hash === (await hashOf(userName, password)) : password === FIRST_PASSWORD
  }

  /**
   * Time of the last change in milliseconds since the epoch: earlier sessions are invalid. 0 for the initial
   * password.
   */
  changedAt(userName: string): number {
    return this.#of(userName)?.changedAt ?? 0
  }

  async sendLink({ userName }: Account, language: Language): Promise<void> {
    const { db, clock, mailbox } = this.deps
    const { secret, hash } = await newLink()
    const expiresAt = clock() + LINK_LASTS_MS
    db.passwordLink.create({ hash, userName, expiresAt, isUsed: false })
    mailbox.send({
      job: `password ${hash}`,
      to: userName,
      at: clock(),
      language,
      kind: 'password',
      values: { user: userName, time: minuteOf(expiresAt) },
      path: `login/password?link=${secret}`,
    })
  }

  /** Sets a password by a link. The link works once; all other links of the account become invalid. */
  async set(secret: string, password: string): Promise<'set' | LinkError | 'common'> {
    const { db, clock } = this.deps
    const bySecret = { hash: { equals: await sha256(secret) } }
    const { userName } = db.passwordLink.findFirst({ where: bySecret }) ?? {}
    if (userName === undefined) return 'unknown'
    const hash = await hashOf(userName, password)
    // no `await` from here on: of two calls with one link, the second finds it used
    const error = linkErrorOf(db.passwordLink.findFirst({ where: bySecret }), clock())
    if (error) return error
    if (isCommonPassword(password, userName)) return 'common'
    const where = { userName: { equals: userName } }
    db.passwordLink.updateMany({ where, data: { isUsed: true } })
    this.store(userName, hash)
    return 'set'
  }

  /** Hash of a password, to be passed to `store`. */
  hashFor({ userName }: Account, password: string): Promise<string> {
    return hashOf(userName, password)
  }

  store(userName: string, hash: string, changedAt = this.deps.realClock()): void {
    const { db } = this.deps
    const where = { userName: { equals: userName } }
    const changed = { hash, changedAt }
    if (!db.password.update({ where, data: changed })) db.password.create({ userName, ...changed })
  }

  /** Changes the password of a logged-in person, whose session continues. False for a common password. */
  async change({ userName }: Account, password: string): Promise<boolean> {
    if (isCommonPassword(password, userName)) return false
    this.store(userName, await hashOf(userName, password), this.changedAt(userName))
    this.deps.db.passwordLink.updateMany({
      where: { userName: { equals: userName } },
      data: { isUsed: true },
    })
    return true
  }

  #of(userName: string) {
    return this.deps.db.password.findFirst({ where: { userName: { equals: userName } } })
  }
}

/** The user name is the salt. A slow hash would not improve the security of the demo, whose links are public. */
const hashOf = (userName: string, password: string) => sha256(`${userName} ${password}`)
