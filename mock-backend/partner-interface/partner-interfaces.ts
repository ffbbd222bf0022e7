import { isAdministrator, type Account } from '../session/account.ts'
import { requireFound } from '../http/error-response.ts'
import { sha256 } from '../sha-256.ts'
import { seededInterface } from './seed-interface.ts'
import type { LoggedCall } from './call-log.ts'
import type {
  PartnerInterfaceView,
  StoredEdiPartner,
  StoredInterface,
  StoredPunchOutSystem,
} from './stored-interface.ts'
import { Service } from '../services.ts'

/** Messages that the shop and an EDI system exchange, by standard. */
const MESSAGES: Readonly<Record<'EDIFACT' | 'CXML', Pick<StoredEdiPartner, 'standard' | 'messages'>>> = {
  EDIFACT: { standard: 'EDIFACT D.96A', messages: ['ORDERS', 'ORDRSP'] },
  CXML: { standard: 'cXML', messages: ['OrderRequest'] },
}

/** Returns the changed settings. Synchronous, so that no other change comes in between. */
export type SettingsChange = (stored: StoredInterface) => Partial<StoredInterface>

/** The interface settings of each customer, with demo data from the first access on. */
export class PartnerInterfaces extends Service<'db'> {
  async of({ customerId }: Pick<Account, 'customerId'>, now: number): Promise<StoredInterface> {
    const storedInterface = this.read(customerId)
    if (storedInterface) return storedInterface
    const seeded = await seededInterface(customerId, now)
    // a simultaneous access may have created the settings during the await
    const meanwhile = this.read(customerId)
    if (meanwhile) return meanwhile
    this.deps.db.partnerInterface.create({ customerId, content: JSON.stringify(seeded) })
    return seeded
  }

  /** Changes the settings synchronously: no other change can come between reading and storing. */
  update({ customerId }: Pick<Account, 'customerId'>, change: SettingsChange): void {
    const stored = requireFound(this.read(customerId), 'interface')
    const content = JSON.stringify({ ...stored, ...change(stored) })
    this.deps.db.partnerInterface.update({ where: whose(customerId), data: { content } })
  }

  /** Undefined for a customer who has never opened the page of the partner interface. */
  read(customerId: string): StoredInterface | undefined {
    const row = this.deps.db.partnerInterface.findFirst({ where: whose(customerId) })
    return row ? (JSON.parse(row.content) as StoredInterface) : undefined
  }

  all(): readonly (readonly [customerId: string, StoredInterface])[] {
    return this.deps.db.partnerInterface
      .getAll()
      .map(({ customerId, content }) => [customerId, JSON.parse(content) as StoredInterface])
  }

  /** Adds a system that has sent an order to the list of EDI partners. */
  noteMessage(
    account: Account,
    { systemId, name }: StoredPunchOutSystem,
    protocol: keyof typeof MESSAGES,
    now: number,
  ): void {
    const of = MESSAGES[protocol]
    const partner = {
      ...of,
      systemId,
      name,
      state: 'active',
      lastMessageAt: new Date(now).toISOString(),
    } as const
    this.update(account, ({ edi }) => ({
      edi: [partner, ...edi.filter((one) => one.systemId !== systemId || one.standard !== of.standard)],
    }))
  }

  ownerOfSystem(userName: unknown): string | undefined {
    return this.all().find(([, { punchOutSystems }]) =>
      punchOutSystems.some((system) => system.userName === userName),
    )?.[0]
  }

  /** Finds the punch-out system with this user name and secret, and its customer. */
  async punchOutSystem(userName: string, secret: string, now: number) {
    const hash = await sha256(secret)
    for (const { customerId } of this.deps.db.account.getAll().filter(isAdministrator)) {
      const { punchOutSystems } = await this.of({ customerId }, now)
      const system = punchOutSystems.find((one) => one.userName === userName)
      if (system === undefined) continue
      const account = system.hash === hash ? this.ownerOf(customerId, system) : undefined
      return account && { account: { ...account, systemId: system.systemId }, system }
    }
    return undefined
  }

  /** Person of a punch-out session; undefined after its system was deleted or has lost the person. */
  ownerOfSession({ customerId, personId, system }: SessionOfSystem): Account | undefined {
    const { punchOutSystems = [] } = this.read(customerId) ?? {}
    const isKnown = punchOutSystems.some(({ systemId }) => systemId === system.systemId)
    return isKnown ? this.ownerOf(customerId, { personId }) : undefined
  }

  /**
   * The administrator who created a secret: it has the rights and the limit of this person. Undefined if the
   * person is no longer an active administrator.
   */
  ownerOf(customerId: string, { personId }: { readonly personId?: string | undefined }): Account | undefined {
    return this.deps.db.account
      .findMany({ where: { customerId: { equals: customerId }, isDeactivated: { equals: false } } })
      .find((one) => isAdministrator(one) && (personId === undefined || one.contactId === personId))
  }
}

type SessionOfSystem = {
  readonly customerId: string
  readonly personId: string
  readonly system: { readonly systemId: string }
}

const whose = (customerId: string) => ({ customerId: { equals: customerId } })

type Shown = {
  readonly calls: readonly LoggedCall[]
  readonly now: number
  /** False if the person who created the secret is no longer an administrator. */
  readonly hasOwner: (secret: { readonly personId?: string | undefined }) => boolean
}

export function partnerInterfaceView(
  stored: StoredInterface,
  account: Account,
  { calls, now, hasOwner }: Shown,
): PartnerInterfaceView {
  const systems = stored.punchOutSystems.map(({ hash: _hash, personId, ...system }) => ({
    ...system,
    state: hasOwner({ personId }) ? ('active' as const) : ('ended' as const),
  }))
  return {
    ...stored,
    edi: stored.edi.map(({ systemId, ...partner }) => ({
      ...partner,
      state: systems.some((one) => one.systemId === systemId && one.state === 'ended')
        ? ('ended' as const)
        : partner.state,
    })),
    calls: [...calls],
    keys: stored.keys.map(({ isRevoked, hash: _hash, personId, ...key }) => ({
      ...key,
      state: isRevoked
        ? ('revoked' as const)
        : Date.parse(key.expiresAt) <= now
          ? ('expired' as const)
          : hasOwner({ personId })
            ? ('active' as const)
            : ('ended' as const),
    })),
    webhooks: stored.webhooks.map(({ secret: _secret, ...webhook }) => webhook),
    punchOutSystems: systems,
    exports: stored.exports.filter(({ kind }) => kind !== 'PRICES' || account.showPrice),
  }
}
