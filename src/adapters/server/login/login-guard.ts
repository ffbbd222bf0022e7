import type { Attempts, ServerCache } from '../shared/server-cache.ts'
import { isRecord } from '#domain/shared/json.ts'
import { problemResponse } from '../problem.ts'

const MINUTE = 60
const HOUR = 3_600

/** Rate limit of failed logins per account and client. */
const GUESSING = { name: 'guessing', most: 10, within: 5 * MINUTE, wait: MINUTE }
/** Rate limit of failed logins per client for all accounts; high enough for a company behind one address. */
const TRYING = { name: 'trying', most: 100, within: HOUR, wait: 10 * MINUTE }

/** Maximum length of a user name in UTF-16 code units, as in the contract. */
const LONGEST_NAME = 254

/** Rate limit of failed logins, independent of the API (ASVS 6.3.1). */
export class LoginGuard {
  readonly #guessing: Attempts
  readonly #trying: Attempts

  constructor(memory: Pick<ServerCache, 'attempts'>) {
    this.#guessing = memory.attempts(GUESSING)
    this.#trying = memory.attempts(TRYING)
  }

  /**
   * Forwards the login, or responds 429 with Retry-After. Counts before the outcome is known, so that parallel attempts
   * do not bypass the limit.
   */
  async pass(
    request: Request,
    client: string | undefined,
    logIn: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const account = `${await userNameIn(request)} ${client}`
    const counted = [
      this.#guessing.consume(account),
      ...(client === undefined ? [] : [this.#trying.consume(client)]),
    ]
    const wait = Math.max(...(await Promise.all(counted)))
    if (wait > 0) return problemResponse(429, 0, { 'retry-after': String(wait) })

    let status: number | undefined
    try {
      const answer = await logIn(request)
      status = answer.status
      return answer
    } finally {
      if (status !== 401) await this.#takeBack(account, client, status === 200)
    }
  }

  /** Refunds the attempt unless the password was wrong; a successful login resets the counter. */
  async #takeBack(account: string, client: string | undefined, isRight: boolean): Promise<void> {
    await Promise.all([
      isRight ? this.#guessing.reset(account) : this.#guessing.refund(account),
      client !== undefined && this.#trying.refund(client),
    ])
  }
}

/** User name as the API compares it. Invalid bodies share one counter. */
async function userNameIn(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const name = isRecord(body) ? body['username'] : undefined
  return typeof name === 'string' ? name.slice(0, LONGEST_NAME).normalize('NFKC').trim().toLowerCase() : ''
}
