import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import { JOSEError } from 'jose/errors'
import type { Db } from '../db.ts'
import { isApiKey } from '../http/bearer.ts'
import type { Account } from './account.ts'
import type { Passwords } from './passwords.ts'

/**
 * The service for which a token is valid: the shop, or the second service of the admin page. Neither accepts
 * tokens of the other.
 */
export type Audience = 'shop' | 'kih'

/** Finds the account of a punch-out session, with the rights of the session; undefined for an unknown session. */
type PunchOuts = { visitor(account: Account, sessionId: string): Account | undefined }

/** Finds the account of an API key; undefined if the key is unknown, revoked or expired. */
type ApiKeys = { accountOf(secret: string): Promise<Account | undefined> }

type SessionOptions = {
  db: Db
  /** Milliseconds since the epoch. */
  clock: () => number
  /** Clock that users of the demo can change. Help desk sessions on behalf of a person expire by this clock. */
  demoClock: () => number
  secret: Uint8Array
  lifetimeSeconds: number
  punchOuts: PunchOuts
  passwords: Pick<Passwords, 'changedAt'>
  apiKeys: ApiKeys
}

export type OpenSession = {
  readonly id: string
  readonly personId: string
  readonly device: string | undefined
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly seenAt: number
}

const ALGORITHM = 'HS256'
/** JWT claim: id of the punch-out session. */
const PUNCH_OUT = 'punchOut'
/** JWT claim: name of the employee who acts for the person. */
const ON_BEHALF = 'onBehalf'
/** JWT claim: expiry of a help desk session, in milliseconds of the demo clock. */
const UNTIL = 'until'

/** Issues signed JWTs that expire. A logout revokes the token by its id. */
export class Sessions {
  readonly lifetimeSeconds: number
  readonly #db: Db
  readonly #clock: () => number
  readonly #demoClock: () => number
  readonly #secret: Uint8Array
  readonly #punchOuts: PunchOuts
  readonly #passwords: SessionOptions['passwords']
  readonly #apiKeys: ApiKeys
  /** Claims of tokens with a valid signature: checking it takes longer than many calls, and a call needs it twice. */
  readonly #verified = new LRUCache<string, JWTPayload>({ max: 1_000 })
  readonly #closed = new Set<string>()
  readonly #known = new Map<string, OpenSession>()
  /**
   * Times in seconds since the epoch by person: sessions that started earlier are revoked, including those from
   * before a restart.
   */
  readonly #revoked = new Map<string, { readonly before: number; readonly except: string | undefined }>()

  constructor({
    db,
    clock,
    demoClock,
    secret,
    lifetimeSeconds,
    punchOuts,
    passwords,
    apiKeys,
  }: SessionOptions) {
    this.#db = db
    this.#clock = clock
    this.#demoClock = demoClock
    this.#secret = secret
    this.lifetimeSeconds = lifetimeSeconds
    this.#punchOuts = punchOuts
    this.#passwords = passwords
    this.#apiKeys = apiKeys
  }

  open(
    account: Account,
    audience: Audience = 'shop',
    seconds = this.lifetimeSeconds,
    device?: string,
  ): Promise<string> {
    const issuedAt = Math.floor(this.#clock() / 1000)
    const id = crypto.randomUUID()
    if (audience === 'shop' && account.punchOut === undefined) {
      const now = this.#clock()
      this.#known.set(id, {
        id,
        personId: account.contactId,
        device: device ?? account.onBehalf,
        startedAt: now,
        seenAt: now,
      })
    }
    const { punchOut, onBehalf } = account
    return new SignJWT({
      ...(punchOut !== undefined && { [PUNCH_OUT]: punchOut }),
      ...(onBehalf !== undefined && { [ON_BEHALF]: onBehalf, [UNTIL]: this.#demoClock() + seconds * 1000 }),
    })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(account.contactId)
      .setAudience(audience)
      .setJti(id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(this.#secret)
  }

  /**
   * The account of a valid token or API key; undefined without one, and for one that is expired, revoked or forged.
   */
  async accountOf(token: string | null, audience: Audience = 'shop'): Promise<Account | undefined> {
    if (isApiKey(token)) return audience === 'shop' ? this.#apiKeys.accountOf(token) : undefined
    const claims = await this.#claimsOf(token, audience)
    if (claims?.sub === undefined) return undefined
    const account = this.#db.account.findFirst({ where: { contactId: { equals: claims.sub } } }) ?? undefined
    if (account?.isDeactivated) return undefined
    const changedAt = Math.floor(this.#passwords.changedAt(account?.userName ?? '') / 1000)
    if (claims.iat !== undefined && claims.iat < changedAt) return undefined
    if (account === undefined || audience !== 'shop') return account
    return this.#visitor(account, claims.sub, claims)
  }

  /** The account with the rights of its session; undefined if the session has ended. */
  #visitor(account: Account, personId: string, claims: JWTPayload): Account | undefined {
    const { [PUNCH_OUT]: punchOut, [ON_BEHALF]: onBehalf, [UNTIL]: until, jti, iat = 0 } = claims
    if (typeof until === 'number' && until <= this.#demoClock()) return undefined
    if (typeof punchOut === 'string') return this.#punchOuts.visitor(account, punchOut)
    const revoked = this.#revoked.get(personId)
    if (revoked && jti !== revoked.except && iat < revoked.before) return undefined
    this.#see(personId, claims)
    return typeof onBehalf === 'string' ? { ...account, onBehalf } : account
  }

  /** Open sessions of a person, the most recently used first. */
  of(personId: string): readonly OpenSession[] {
    const oldest = this.#clock() - this.lifetimeSeconds * 1000
    return [...this.#known.values()]
      .filter((one) => one.personId === personId && !this.#closed.has(one.id) && one.startedAt > oldest)
      .toSorted((one, other) => other.seenAt - one.seenAt)
  }

  async idOf(token: string | null): Promise<string | undefined> {
    return (await this.#claimsOf(token, 'shop'))?.jti
  }

  /** Ends the session `id` of a person, or all sessions but `except`. */
  revoke(personId: string, { id, except }: { id?: string | undefined; except?: string | undefined }): void {
    for (const one of this.of(personId)) {
      if (one.id !== except && (id === undefined || one.id === id)) this.#closed.add(one.id)
    }
    if (id === undefined) this.#revoked.set(personId, { before: Math.floor(this.#clock() / 1000), except })
  }

  #see(personId: string, { jti, iat }: JWTPayload): void {
    if (jti === undefined) return
    const now = this.#clock()
    const startedAt = iat === undefined ? now : iat * 1000
    const session = this.#known.get(jti) ?? { id: jti, personId, device: undefined, startedAt }
    this.#known.set(jti, { ...session, seenAt: now })
  }

  async close(token: string | null, audience: Audience = 'shop'): Promise<void> {
    const claims = await this.#claimsOf(token, audience)
    if (claims?.jti !== undefined) this.#closed.add(claims.jti)
  }

  async #claimsOf(token: string | null, audience: Audience): Promise<JWTPayload | undefined> {
    if (token === null) return undefined
    const claims = this.#verified.get(token) ?? (await this.#verify(token))
    if (claims === undefined || claims.aud !== audience) return undefined
    if ((claims.exp ?? 0) <= Math.floor(this.#clock() / 1000)) return undefined
    return claims.jti !== undefined && this.#closed.has(claims.jti) ? undefined : claims
  }

  async #verify(token: string): Promise<JWTPayload | undefined> {
    try {
      const currentDate = new Date(this.#clock())
      const { payload } = await jwtVerify(token, this.#secret, { algorithms: [ALGORITHM], currentDate })
      this.#verified.set(token, payload)
      return payload
    } catch (error) {
      if (error instanceof JOSEError) return undefined
      throw error
    }
  }
}
