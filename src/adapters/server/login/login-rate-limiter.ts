import type { RateLimiter, ServerCache } from '../shared/server-cache.ts'
import { isRecord } from '#domain/shared/json.ts'
import type { ApiCall } from '../api-call.ts'
import { problemResponse } from '../problem.ts'

const MINUTE = 60
const HOUR = 3_600

/** Limit of wrong passwords per account and client. */
const GUESSING = { name: 'guessing', max: 10, within: 5 * MINUTE, wait: MINUTE }
/**
 * Limit of wrong secrets for customers' systems; higher, because their secrets are random and they send many orders at
 * once.
 */
const GUESSING_SECRETS = { name: 'guessing-secrets', max: 50, within: 5 * MINUTE, wait: MINUTE }
/** Limit per client for all accounts; high enough for a company that shares one address. */
const TRYING = { name: 'trying', max: 100, within: HOUR, wait: 10 * MINUTE }
/** Limit per account for all clients. */
const SPREAD = { name: 'spread', max: 50, within: HOUR, wait: 5 * MINUTE }
/** Limit over all accounts and clients, against an attack with a list of passwords from many addresses. */
const OVERALL = { name: 'overall', max: 1_000, within: 10 * MINUTE, wait: MINUTE }
const EVERYBODY = 'everybody'

/** Time in seconds for which a client counts as known to an account after a successful login. */
const KNOWN_FOR = 30 * 24 * HOUR

/** Maximum length of a user name in UTF-16 code units, as in the contract. */
const NAME_LENGTH_MAX = 254

type Counter = { readonly attempts: RateLimiter; readonly key: string; readonly endsWithSuccess: boolean }

/** Rate limit of failed logins, of users and of customers' systems, independent of the API (ASVS 6.3.1). */
export class LoginRateLimiter {
  readonly #guessing: RateLimiter
  readonly #guessingSecrets: RateLimiter
  readonly #trying: RateLimiter
  readonly #spread: RateLimiter
  readonly #overall: RateLimiter
  readonly #memory: Pick<ServerCache, 'attempts' | 'get' | 'set'>

  constructor(memory: Pick<ServerCache, 'attempts' | 'get' | 'set'>) {
    this.#memory = memory
    this.#guessing = memory.attempts(GUESSING)
    this.#guessingSecrets = memory.attempts(GUESSING_SECRETS)
    this.#trying = memory.attempts(TRYING)
    this.#spread = memory.attempts(SPREAD)
    this.#overall = memory.attempts(OVERALL)
  }

  /**
   * Forwards the login, or responds 429 with Retry-After. Counts before the outcome is known, so that parallel attempts
   * do not bypass the limit.
   */
  async pass(
    request: Request,
    call: ApiCall,
    client: string | undefined,
    logIn: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const name = await userNameIn(request, call)
    const place = `${name} ${client}`
    const counters = await this.#countersOf(name, client, call.kind === 'system-login')
    const waits = await Promise.all(counters.map(({ attempts, key }) => attempts.consume(key)))
    const wait = Math.max(...waits)
    if (wait > 0) {
      // refunds the attempt in all limits except the one that has rejected it
      await Promise.all(counters.filter((_, index) => waits[index] === 0).map(refund))
      return problemResponse(429, 0, { 'retry-after': String(wait) })
    }

    let status: number | undefined
    try {
      const response = await logIn(request)
      status = response.status
      return response
    } finally {
      const isRight = status === 200
      if (status !== 401) await Promise.all(counters.map(isRight ? end : refund))
      if (isRight && client !== undefined) await this.#memory.set(knownKey(place), '1', KNOWN_FOR)
    }
  }

  /**
   * The limits over all clients do not apply to clients with an earlier login to the account: attackers cannot lock
   * them out.
   */
  async #countersOf(
    name: string,
    client: string | undefined,
    isSystem: boolean,
  ): Promise<readonly Counter[]> {
    const place = `${name} ${client}`
    const clientCounters = [
      { attempts: isSystem ? this.#guessingSecrets : this.#guessing, key: place, endsWithSuccess: true },
      ...(client === undefined ? [] : [{ attempts: this.#trying, key: client, endsWithSuccess: false }]),
    ]
    if (client === undefined || (await this.#memory.get(knownKey(place))) !== undefined) return clientCounters
    return [
      ...clientCounters,
      { attempts: this.#spread, key: name, endsWithSuccess: false },
      { attempts: this.#overall, key: EVERYBODY, endsWithSuccess: false },
    ]
  }
}

const knownKey = (place: string) => `login ${place}`

const refund = ({ attempts, key }: Counter) => attempts.refund(key)

/**
 * After a correct password, resets the counter of this account and client, and refunds the attempt in the other
 * counters.
 */
const end = (counter: Counter) =>
  counter.endsWithSuccess ? counter.attempts.reset(counter.key) : refund(counter)

/** User name in the form in which the API compares it. Invalid bodies share one counter. */
export async function userNameIn(request: Request, { kind }: ApiCall): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const name = isRecord(body) ? body[kind === 'system-login' ? 'userName' : 'username'] : undefined
  return typeof name === 'string' ? name.slice(0, NAME_LENGTH_MAX).normalize('NFKC').trim().toLowerCase() : ''
}
