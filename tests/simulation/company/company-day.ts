import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { createServices } from '#mock-backend/create-services.ts'
import { HttpError } from '#mock-backend/http/error-response.ts'
import { createAuthorize } from '#mock-backend/session/authorization.ts'
import { shopHandlers } from '#mock-backend/shop.handlers.ts'
import { InvariantViolation } from '../invariant-violation.ts'
import { CompanyModel } from './company-model.ts'
import { COMPANY, NAMES, employStaff, OTHER_COMPANY, userNameOf, type Name } from './staff.ts'
import { syncCrypto } from './sync-crypto.ts'

/** Clerk of the seller's help desk. */
const HELP_DESK = 'helpdesk@demo.test'
/** All calls of the API by path. */
const CALLS = new Map(callsOf(shopContract).map((call) => [call.path.replace('/api/', ''), call]))
const REQUEST = new Request('https://api.test')
const NEXT_TURN = Promise.resolve()
const NEVER_SECONDS = 100_000_000

/** A call with its response. `from` and `until` are the numbers of its first and last event of the day. */
export type Seen = {
  readonly by: Name
  readonly isOnBehalf: boolean
  /** Number of the event with which the session began. */
  readonly loggedInAt: number
  readonly path: string
  readonly body: Readonly<Record<string, any>>
  readonly key: string | undefined
  /** Virtual time at the start, in ms. */
  readonly at: number
  readonly from: number
  readonly until: number
  readonly status: number
  readonly response: any
}

/** Result of the last check of the cart. */
type Reviewed = {
  readonly basHash: string
  readonly version: number
  readonly net: number | undefined
  readonly costCentre: string | undefined
}

/** A browser tab of a person, or of the help desk for a person. */
export type Actor = {
  readonly name: Name
  readonly isOnBehalf: boolean
  token: string | undefined
  loggedInAt: number
  reviewed: Reviewed | undefined
  /** Body and idempotency key of the last sent order, for a retry. */
  sent: { readonly body: object; readonly key: string } | undefined
}

type Session = { readonly token: string; readonly loggedInAt: number }

/** A day in which people of a company order, approve and administrate at once, on the mock API without a browser. */
export class CompanyDay {
  readonly model = new CompanyModel()
  now = Date.UTC(2026, 10, 2, 9)
  calls = 0
  readonly #restoreCrypto = syncCrypto()
  readonly #services = createServices({
    seed: 1,
    size: 300,
    clock: () => this.now,
    secret: new Uint8Array(32),
    tokenLifetimeSeconds: NEVER_SECONDS,
  })
  readonly #handlers = shopHandlers(this.#services)
  readonly #authorize = createAuthorize(this.#services)
  readonly #actors = new Map<string, Actor>()
  readonly #ready: (() => unknown)[] = []
  readonly #scripts: Promise<unknown>[] = []
  #events = 0
  #marks = 0
  #keys = 0

  constructor() {
    employStaff(this.#services)
  }

  get orders(): number {
    return this.model.orders
  }

  end(): void {
    this.#restoreCrypto()
  }

  /** A unique text that identifies its author. */
  mark(name: Name): string {
    return `~${name}.${++this.#marks}~`
  }

  nextKey(): string {
    return `key-00000-${++this.#keys}`
  }

  /** The actor `Bert`, `Bert in another tab` or `the help desk for Bert`, logged in if necessary. */
  async actor(clerkName: string): Promise<Actor> {
    const name = NAMES.find((one) => clerkName.split(' ').includes(one))
    if (name === undefined) throw new RangeError(`Nobody is called ${clerkName}`)
    const isOnBehalf = clerkName.startsWith('the help desk')
    const newActor = {
      name,
      isOnBehalf,
      token: undefined,
      loggedInAt: 0,
      reviewed: undefined,
      sent: undefined,
    }
    const knownActor = this.#actors.get(clerkName) ?? newActor
    this.#actors.set(clerkName, knownActor)
    if (knownActor.token === undefined) await this.#logIn(knownActor)
    return knownActor
  }

  /** Net amount of the last review of a person in the first tab. */
  lastNet(name: Name): number | undefined {
    return this.#actors.get(name)?.reviewed?.net
  }

  /** Starts a script in the next turn. Calls of one script are sequential, calls of different scripts overlap. */
  start(
    actor: Actor,
    script: (call: (path: string, body: object, key?: string) => Promise<Seen>) => unknown,
  ) {
    const { token, loggedInAt } = actor
    if (token === undefined) return
    const session = { token, loggedInAt }
    this.#ready.push(() => script((path, body, key) => this.#call(actor, session, path, body, key)))
  }

  /** Orders through the company's ERP system, which has the rights and the limit of an administrator. */
  orderBySystem(lines: readonly object[]): void {
    const login = { userName: `demo-cxml-${COMPANY}`, secret: 'demo', languageID: 'en-GB', protocol: 'CXML' }
    const body = { ...login, orderNo: `system-${++this.#keys}`, lines, job: {} }
    this.#ready.push(async () => {
      const [from, time] = [++this.#events, this.now]
      const { status, response } = await this.#post('punchout/order', body)
      this.model.seeSystem({ body, at: time, from, until: ++this.#events, status, response })
    })
  }

  /** Lets calls proceed by a number of steps of the event loop. */
  async turns(count: number): Promise<void> {
    if (count > 0) this.#begin()
    for (let turn = 0; turn < count; turn++) await NEXT_TURN
  }

  /** Waits until all calls have ended, and compares the data of the API with the model. */
  async answered(): Promise<void> {
    this.#begin()
    await Promise.all(this.#scripts.splice(0))
    const { db, ledger } = this.#services
    const entries = [COMPANY, OTHER_COMPANY].flatMap((id) => ledger.entriesOf(id))
    const orders = entries.filter(({ kind }) => kind === 'placed')
    this.model.settle(db, orders, ++this.#events)
    this.check()
  }

  #begin(): void {
    for (const script of this.#ready.splice(0)) this.#scripts.push(Promise.resolve(script()))
  }

  check(): void {
    const [broken] = this.model.broken
    if (broken) throw new InvariantViolation(broken.promise, broken.detail)
  }

  async hours(count: number): Promise<void> {
    await this.answered()
    this.now += count * 3_600_000
    // sessions of the help desk expire after half an hour
    for (const actor of this.#actors.values()) if (actor.isOnBehalf) actor.token = undefined
  }

  async #call(actor: Actor, session: Session, path: string, sent: object, key?: string): Promise<Seen> {
    const { name: by, isOnBehalf } = actor
    const { token, loggedInAt } = session
    const body = { token, languageID: 'en-GB', countryID: 'IT', ...sent }
    const [from, time] = [++this.#events, this.now]
    const { status, response } = await this.#post(path, body, key)
    const until = ++this.#events
    const seen = { by, isOnBehalf, loggedInAt, path, body, key, at: time, from, until, status, response }
    if (status === 401 && actor.token === token) actor.token = undefined
    this.model.see(seen)
    return seen
  }

  /** Calls the handler of the mock backend directly, because parsing HTTP and JSON would take most of the time. */
  async #post(path: string, body: object, key?: string): Promise<{ status: number; response: any }> {
    this.calls += 1
    this.#services.scheduler.run()
    const call = CALLS.get(path)!
    const reply = async () => {
      await this.#authorize(call, body, REQUEST)
      return this.#handlerOf(call.id)({ body, headers: { 'idempotency-key': key }, request: REQUEST })
    }
    const { status, body: response } = await reply().catch((error: unknown) => {
      if (error instanceof HttpError) return error.response
      throw error
    })
    return { status, response: JSON.parse(JSON.stringify(response)) }
  }

  #handlerOf(id: string): (call: object) => Promise<{ status: number; body: any }> {
    return id.split('.').reduce((node: any, name) => node[name], this.#handlers)
  }

  /** Logs an actor in. The token remains undefined if the person is deactivated. */
  async #logIn(actor: Actor): Promise<void> {
    const [from, userName] = [++this.#events, userNameOf(actor.name)]
    const username = actor.isOnBehalf ? HELP_DESK : userName
    let { response } = await this.#post('login', { username, password: 'demo' })
    if (actor.isOnBehalf) {
      const caller = { token: response.accessToken, languageID: 'en-GB', countryID: 'IT' }
      response = (await this.#post('on-behalf/start', { ...caller, email: userName, reason: 'CLAIM' }))
        .response
    }
    actor.token = response.accessToken
    actor.loggedInAt = ++this.#events
    if (actor.token !== undefined) this.model.loggedIn(actor.name, { from, until: this.#events })
  }
}
