import { parseCookie } from 'cookie'
import { isRecord, parsedJson } from '#domain/shared/json.ts'
import { SESSION_COOKIE } from '../../cookies/session-cookies.ts'
import type { ApiCall } from '../api-call.ts'
import type { Logger } from '../logger.ts'
import type { RateLimiter, ServerCache } from '../shared/server-cache.ts'
import type { Upstream } from '../upstream.ts'
import type { SendCall } from '../visitor-api.ts'
import { userNameIn } from './login-rate-limiter.ts'

/** Limits of entries that anyone can cause. Entries that require a correct password are always written. */
const FROM_ONE = { name: 'audit', max: 60, within: 60, wait: 60 }
const FROM_ALL = { name: 'all-audit', max: 1_200, within: 600, wait: 60 }
/**
 * Limit of the entries that report omitted entries: one a minute per client, and one a minute for all clients
 * together.
 */
const LEFT_OUT = { name: 'audit-left-out', max: 1, within: 60, wait: 60 }
const EVERYBODY = 'everybody'

const TOKEN_LENGTH_MAX = 16_384
const ACCOUNT_LENGTH_MAX = 100

type Who = {
  readonly address: string | undefined
  readonly cookies: string | null
}

/**
 * Log of logins and logouts with account, time, address and result, of password resets, and of rejections (ASVS 16.3.1
 * to 16.3.3). Each line contains the id of its request, and no secrets.
 */
export class AuditLog {
  readonly #logger: Logger
  readonly #fromOne: RateLimiter
  readonly #fromAll: RateLimiter
  readonly #leftOut: RateLimiter

  constructor(logger: Logger, memory: Pick<ServerCache, 'attempts'>) {
    this.#logger = logger
    this.#fromOne = memory.attempts(FROM_ONE)
    this.#fromAll = memory.attempts(FROM_ALL)
    this.#leftOut = memory.attempts(LEFT_OUT)
  }

  /** Logs the outcome of a login, including one that the rate limit has rejected without a call of the API. */
  async login(
    request: Request,
    call: ApiCall,
    { address }: Who,
    logIn: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const userName = await userNameIn(request, call)
    const response = await logIn(request)
    const { status } = response
    const service = 'tokenKind' in call ? call.tokenKind : 'system'
    const facts = { account: accountTyped(userName), address, service, status }
    if (status === 200) this.#logger.audit('login', { ...facts, outcome: 'success' })
    else await this.#refused('login', { ...facts, outcome: OUTCOMES.get(status) ?? 'failed' }, address)
    return response
  }

  /** Logs logouts, password resets and rejections among the other calls of a visitor. */
  watched(upstream: Upstream, { address, cookies }: Who): SendCall {
    return async (request, { kind }) => {
      const response = await upstream(request)
      const { pathname: path } = new URL(request.url)
      const { status } = response
      // the account is read from the token without verifying it; only the API can verify whose token it is
      const facts = { claimedAccount: accountIn(cookies), address, status }
      if (kind === 'logout') this.#logger.audit('logout', facts)
      else if (kind === 'password-reset') await this.#refused('password-reset', facts, address)
      else if (status === 401 || status === 403)
        await this.#refused('access-refused', { ...facts, path }, address)
      return response
    }
  }

  /** Logs a form or call from another site. */
  async foreign(request: Request, { address, cookies }: Who): Promise<void> {
    const { pathname: path } = new URL(request.url)
    const origin = request.headers.get('origin')?.slice(0, ACCOUNT_LENGTH_MAX)
    await this.#refused(
      'cross-site-request',
      { claimedAccount: accountIn(cookies), address, path, origin },
      address,
    )
  }

  async #refused(
    event: string,
    fields: Parameters<Logger['audit']>[1],
    address: string | undefined,
  ): Promise<void> {
    const clientWait = await this.#fromOne.consume(address ?? '')
    const wait = clientWait > 0 ? clientWait : await this.#fromAll.consume(EVERYBODY)
    if (wait === 0) this.#logger.audit(event, fields)
    else if ((await this.#leftOut.consume(clientWait > 0 ? (address ?? '') : EVERYBODY)) === 0)
      this.#logger.audit('left-out', { address })
  }
}

const OUTCOMES: ReadonlyMap<number, string> = new Map([
  [401, 'wrong-credentials'],
  [429, 'too-many-attempts'],
])

/** The typed user name if it is an e-mail address: any other text may be a password in the wrong field. */
const accountTyped = (name: string) => (name.includes('@') && !/\s/.test(name) ? name : '[no account]')

function accountIn(cookies: string | null): string | undefined {
  const token = parseCookie(cookies ?? '')[SESSION_COOKIE] ?? ''
  if (token.length > TOKEN_LENGTH_MAX) return undefined
  const payload = parsedJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const subject = isRecord(payload) ? payload['sub'] : undefined
  return typeof subject === 'string' ? subject.slice(0, ACCOUNT_LENGTH_MAX) : undefined
}
