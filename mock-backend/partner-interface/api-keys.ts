import { sha256 } from '../sha-256.ts'
import type { Account } from '../session/account.ts'
import { Service } from '../services.ts'

type FoundApiKey = { readonly account: Account; readonly keyId: string; readonly isLive: boolean }
/** The API keys of all customers, by their secrets. */
export class ApiKeys extends Service<'partnerInterfaces' | 'clock'> {
  /** Finds the API key with this secret, even if it is expired or revoked. */
  async find(secret: string): Promise<FoundApiKey | undefined> {
    const { partnerInterfaces, clock } = this.deps
    const hash = await sha256(secret)
    for (const [customerId, { keys }] of partnerInterfaces.all()) {
      const key = keys.find((one) => one.hash === hash)
      const account = key && partnerInterfaces.ownerOf(customerId, key)
      if (!account) continue
      const { keyId, scopes, isRevoked, expiresAt } = key
      const isLive = !isRevoked && Date.parse(expiresAt) > clock()
      return { keyId, isLive, account: { ...account, isAdmin: false, apiKey: { keyId, scopes } } }
    }
    return undefined
  }

  async accountOf(secret: string): Promise<Account | undefined> {
    const foundApiKey = await this.find(secret)
    return foundApiKey?.isLive ? foundApiKey.account : undefined
  }

  noteUse({ account, keyId }: FoundApiKey): void {
    const lastUsedAt = new Date(this.deps.clock()).toISOString()
    this.deps.partnerInterfaces.update(account, ({ keys }) => ({
      keys: keys.map((key) => (key.keyId === keyId ? { ...key, lastUsedAt } : key)),
    }))
  }
}
