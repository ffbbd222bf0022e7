import { isAdministrator, type Account } from '../session/account.ts'
import type { Db } from '../db.ts'
import { found } from '../http/refusal.ts'
import { sha256 } from '../sha-256.ts'
import { seededInterface } from './seed-interface.ts'
import type { ShownInterface, StoredInterface } from './stored-interface.ts'

/** Computes what changes, without an await. */
export type Change = (stored: StoredInterface) => Partial<StoredInterface>

/** The interface settings of each customer, with demo data from the first access on. */
export class PartnerInterfaces {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async of(account: Account, now: number): Promise<StoredInterface> {
    const known = this.#read(account)
    if (known) return known
    const { customerId } = account
    const seeded = await seededInterface(customerId, now)
    // another access may have come first
    const meanwhile = this.#read(account)
    if (meanwhile) return meanwhile
    this.#db.partnerInterface.create({ customerId, content: JSON.stringify(seeded) })
    return seeded
  }

  /** Changes the settings in one step: what `change` is given is not changed by others before it is stored. */
  update(account: Account, change: Change): void {
    const stored = found(this.#read(account), 'interface')
    const content = JSON.stringify({ ...stored, ...change(stored) })
    this.#db.partnerInterface.update({ where: whose(account), data: { content } })
  }

  #read(account: Account): StoredInterface | undefined {
    const row = this.#db.partnerInterface.findFirst({ where: whose(account) })
    return row ? (JSON.parse(row.content) as StoredInterface) : undefined
  }

  /** The punch-out system of this user name with this secret, and its customer. */
  async punchOutSystem(userName: string, secret: string, now: number) {
    const hash = await sha256(secret)
    for (const account of this.#db.account.getAll()) {
      if (!isAdministrator(account)) continue
      const { punchOutSystems } = await this.of(account, now)
      const system = punchOutSystems.find((one) => one.userName === userName)
      if (system) return system.hash === hash ? { account: account as Account, system } : undefined
    }
    return undefined
  }
}

const whose = ({ customerId }: Account) => ({ customerId: { equals: customerId } })

const DELIVERIES_MAX = 20

export function shownInterface(stored: StoredInterface, account: Account, now: number): ShownInterface {
  return {
    ...stored,
    keys: stored.keys.map(({ isRevoked, hash: _hash, ...key }) => ({
      ...key,
      state: isRevoked
        ? ('revoked' as const)
        : Date.parse(key.expiresAt) <= now
          ? ('expired' as const)
          : ('active' as const),
    })),
    webhooks: stored.webhooks.map(({ secret: _secret, ...webhook }) => ({
      ...webhook,
      deliveries: webhook.deliveries.slice(0, DELIVERIES_MAX),
    })),
    punchOutSystems: stored.punchOutSystems.map(({ hash: _hash, ...system }) => system),
    exports: stored.exports.filter(({ kind }) => kind !== 'PRICES' || account.showPrice),
  }
}
