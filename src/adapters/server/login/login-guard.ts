import type { Attempts, ServerMemory } from '../shared/server-memory.ts'
import { problemResponse } from '../problem.ts'

const MINUTE = 60
const HOUR = 3_600

/** Wrong passwords in a row for one account from one place. */
const GUESSING = { name: 'guessing', most: 10, within: 5 * MINUTE, wait: MINUTE }
/** Wrong passwords from one place for whatever accounts: a company behind one address makes fewer. */
const TRYING = { name: 'trying', most: 100, within: HOUR, wait: 10 * MINUTE }

/** Whoever tries passwords has to wait, whatever the API behind thinks of it (ASVS 6.3.1). */
export class LoginGuard {
  readonly #guessing: Attempts
  readonly #trying: Attempts

  constructor(memory: Pick<ServerMemory, 'attempts'>) {
    this.#guessing = memory.attempts(GUESSING)
    this.#trying = memory.attempts(TRYING)
  }

  /** The answer to a login, or 429 with the seconds to wait. Counted before it is known: many at once are no way in. */
  async pass(
    request: Request,
    client: string | undefined,
    logIn: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const account = `${await userNameIn(request)} ${client}`
    const counted = [
      this.#guessing.take(account),
      ...(client === undefined ? [] : [this.#trying.take(client)]),
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

  /** Nothing was wrong with the password; a right one ends the row of wrong ones. */
  async #takeBack(account: string, client: string | undefined, isRight: boolean): Promise<void> {
    await Promise.all([
      isRight ? this.#guessing.forget(account) : this.#guessing.giveBack(account),
      client !== undefined && this.#trying.giveBack(client),
    ])
  }
}

/** As the API compares them. What is no login at all is counted together. */
async function userNameIn(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const isLogin = typeof body === 'object' && body !== null && 'username' in body
  return isLogin ? String(body.username).normalize('NFKC').trim().toLowerCase() : ''
}
