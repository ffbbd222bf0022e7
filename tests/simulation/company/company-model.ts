import type { Db } from '#mock-backend/db.ts'
import type { Entry } from '#mock-backend/ledger/ledger.ts'
import type { Account } from '#mock-backend/session/account.ts'
import type { Seen } from './company-day.ts'
import { Possible } from './possible.ts'
import { COLLEAGUES, idOf, nameOfId, NAMES, settingsOf, STAFF, type Name, type Settings } from './staff.ts'
import { toOrder, toRequest, toSettings, type Order, type Request } from './truth.ts'

type Period = { readonly from: number; readonly until: number }
type SystemCall = Pick<Seen, 'at' | 'from' | 'until' | 'status' | 'response'> & {
  readonly body: { readonly orderNo: string }
}
type Timed = Pick<Seen, 'by' | 'path' | 'at' | 'from' | 'until'> & { readonly body: object }
type CostCentre = { readonly isOpen: boolean; readonly budget: number | null }
type Deputy = { readonly personId: string; readonly until: string } | null

/** Matches the mark of the author, which each text contains. */
const MARK = /~(\w+)\.\d+~/g
const MONEY = /"currency":\{"code"/
const WRITES = /^people\/(?:change|setActive)|deputy\/set|save|decide|withdraw|order\/place/
const RIGHTS: readonly (readonly [RegExp, (settings: Settings) => boolean])[] = [
  [/^(?:orders|approvals)\//, ({ rights }) => rights.includes('order')],
  [/order\/place/, ({ rights }) => rights.includes('fillBasket')],
  [/^people\/|cost-centres\/save/, ({ role }) => role === 'ADMINISTRATOR'],
]

const PRICES_KEPT_MS = 7 * 86_400_000

const byRole = ({ role }: Settings) => role === 'ADMINISTRATOR' || role === 'APPROVER'
const mayUse = ({ costCentres }: Settings, costCentre: string | undefined) =>
  costCentre === undefined || costCentres === null || costCentres.includes(costCentre)
const overlaps = (one: Period, other: Period) => one.from <= other.until && other.from <= one.until
const marksOf = (content: unknown) =>
  [...JSON.stringify(content).matchAll(MARK)].map(([, owner]) => owner as Name)
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
const minor = (price: { readonly value: number } | undefined) => price && Math.round(price.value * 100)

/**
 * Expected state of a company. The model derives it from the calls of its people, uses no code of the API, and is compared
 * with the data that the API has stored.
 */
export class CompanyModel {
  readonly broken: { readonly promise: string; readonly detail: string }[] = []
  readonly #settings = new Map(NAMES.map((name) => [name, new Possible<Settings>(settingsOf(name))]))
  readonly #active = new Map(NAMES.map((name) => [name, new Possible(true)]))
  readonly #deputies = new Map(NAMES.map((name) => [name, new Possible<Deputy>(null)]))
  readonly #costCentres = new Map([
    ['10', new Possible<CostCentre>({ isOpen: true, budget: 200_000 })],
    ['20', new Possible<CostCentre>({ isOpen: true, budget: null })],
  ])
  #calls: Seen[] = []
  readonly #logins: ({ readonly name: Name } & Period)[] = []
  readonly #systemCalls: SystemCall[] = []
  /** Cache of parsed rows, by their JSON. */
  readonly #read = new Map<string, Order | Request>()
  /** Calls that have placed an order or a request, by its reference. */
  readonly #placed = new Map<string, Period>()
  /** First response per person and idempotency key. */
  readonly #answers = new Map<string, string>()
  /** Reviewed net amounts, by the hash of the cart. */
  readonly #reviewed = new Map<string, number>()
  #orders: readonly Order[] = []
  #requests: readonly Request[] = []
  #decisions = new Map<string, Seen>()
  #now = 0

  /** Settings that a person possibly had during a period. */
  #settingsOf(name: Name, period: Period): readonly Settings[] {
    return this.#settings.get(name)!.during(period)
  }

  #centreOf(id: string, period: Period): readonly CostCentre[] {
    return this.#costCentres.get(id)!.during(period)
  }

  #isOpen(id: string | undefined, period: Period): boolean {
    return id === undefined || this.#centreOf(id, period).some(({ isOpen }) => isOpen)
  }

  #isActive(name: Name, period: Period): boolean {
    return this.#active.get(name)!.during(period).includes(true)
  }

  /** Checks that none of these people certainly is active and has settings which make a rejection groundless. */
  #checkGroundless(people: readonly Name[], call: Seen, isMet: (settings: Settings) => boolean): void {
    const isCertain = (name: Name) =>
      this.#active.get(name)!.during(call).every(Boolean) && this.#settingsOf(name, call).every(isMet)
    if (people.some(isCertain))
      this.#break('each rejection has a reason', `${call.by} was refused at ${call.path}`)
  }

  get orders(): number {
    return this.#orders.length
  }

  /** Numbers of all requests, newest first. */
  get requestNos(): readonly string[] {
    return this.#requests.map(({ no }) => no).toReversed()
  }

  costCentre(id: string): CostCentre {
    return this.#centreOf(id, { from: this.#now, until: this.#now })[0]!
  }

  settings(name: Name): Settings {
    return this.#settingsOf(name, { from: this.#now, until: this.#now })[0]!
  }

  /** Net amount of the orders and waiting requests of a cost centre in this month. */
  spent(id: string, time: number): number {
    const waiting = this.#requests.filter(
      (one) => one.costCentre === id && one.state === 'WAITING' && one.expiresAt > time,
    )
    return sum([...this.#ordersOf(id, time), ...waiting].map(({ net }) => net))
  }

  loggedIn(name: Name, period: Period): void {
    this.#logins.push({ name, ...period })
  }

  see(call: Seen): void {
    this.#calls.push(call)
  }

  /** Records an order of the ERP system; the order limit of the administrator who created its key applies. */
  seeSystem(call: SystemCall): void {
    this.#systemCalls.push(call)
  }

  /** Checks the recorded calls against the stored data, after all calls have ended. */
  settle(db: Db, orders: readonly Entry[], event: number): void {
    const calls = this.#calls.toSorted((one, other) => one.until - other.until)
    this.#calls = []
    this.#now = event
    for (const call of calls) if (call.status < 300) this.#note(call)
    const before = new Map(this.#requests.map((request) => [request.no, request]))
    this.#orders = orders.map((entry) => this.#readOnce(entry.content, () => toOrder(entry)))
    this.#requests = db.approvalRequest
      .getAll()
      .map((row) => this.#readOnce(row.content, () => toRequest(row)))
    for (const call of calls) this.#checkCall(call, calls)
    this.#checkSystem()
    for (const { name, ...period } of this.#logins.splice(0)) {
      if (!this.#isActive(name, period))
        this.#break('a deactivated person can do nothing', `${name} has logged in`)
    }
    this.#checkOrders()
    for (const request of this.#requests) this.#checkRequest(request, before.get(request.no), calls)
    this.#settlePeople(db.account.getAll(), event)
    for (const { id, isOpen, budget } of JSON.parse(db.costCentres.getAll()[0]!.content)) {
      this.#settleOne(this.#costCentres.get(id)!, { isOpen, budget }, `the cost centre ${id}`)
    }
    for (const name of NAMES) {
      const row = db.deputy.getAll().find(({ approverId }) => approverId === idOf(name))
      const deputy = row ? { personId: row.personId, until: row.until } : null
      this.#settleOne(this.#deputies.get(name)!, deputy, `the deputy of ${name}`)
    }
  }

  #readOnce<Value extends Order | Request>(content: string, read: () => Value): Value {
    const cached = this.#read.get(content) ?? read()
    this.#read.set(content, cached)
    return cached as Value
  }

  #checkSystem(): void {
    for (const call of this.#systemCalls.splice(0)) {
      const order = this.#orders.find(({ reference }) => reference === call.body.orderNo)
      if ((call.status === 200) !== (order !== undefined))
        this.#break('no order is lost', `the system was told ${call.status} about ${call.body.orderNo}`)
      if (order === undefined) continue
      this.#placed.set(order.reference, call)
      this.#checkReasons({ ...call, by: order.by, path: 'of a system' }, order.net, undefined, [])
      if (!this.#settingsOf(order.by, call).some(({ role }) => role === 'ADMINISTRATOR'))
        this.#break('calls without the right are rejected', `the system has ordered for ${order.by}`)
    }
  }

  #note(call: Seen): void {
    const { path, body } = call
    if (path === 'people/change') this.#settings.get(nameOfId(body['personId'])!)!.set(toSettings(body), call)
    if (path === 'people/setActive')
      this.#active.get(nameOfId(body['personId'])!)!.set(body['isActive'], call)
    if (path === 'approvals/deputy/set') this.#deputies.get(call.by)!.set(body['deputy'], call)
    if (path === 'cost-centres/save') {
      const { id, isOpen, budget } = body
      this.#costCentres.get(id)!.set({ isOpen, budget: minor(budget ?? undefined) ?? null }, call)
    }
    if (path === 'checkout/order/place' && !this.#placed.has(body['customerOrderReference']))
      this.#placed.set(body['customerOrderReference'], call)
    if (path === 'approvals/decide' || path === 'approvals/withdraw') this.#noteDecision(call)
  }

  #noteDecision(call: Seen): void {
    const firstDecision = this.#decisions.get(call.body['requestNo'])
    if (firstDecision === undefined) this.#decisions.set(call.body['requestNo'], call)
    else if (firstDecision.by !== call.by || firstDecision.body['decision'] !== call.body['decision'])
      this.#break('a request is decided once', `${call.by} and ${firstDecision.by} were both told so`)
  }

  #checkCall(call: Seen, calls: readonly Seen[]): void {
    const { by, path, status, response } = call
    const isRefused = status === 401 || response?.code === 401000
    if (!this.#isActive(by, call) && !isRefused)
      this.#break('a deactivated person can do nothing', `${by} called ${path}`)
    const session = { from: call.loggedInAt, until: call.until }
    if (isRefused && !this.#active.get(by)!.during(session).includes(false))
      this.#break('a session does not end early', `${by} was refused at ${path}`)
    if (status >= 500) this.#break('no call fails', `${path} answered ${JSON.stringify(response)}`)
    if (status >= 300) return this.#checkRejection(call)
    const settings = this.#settingsOf(by, call)
    for (const [calls, isAllowed] of RIGHTS) {
      if (calls.test(path) && !settings.some(isAllowed))
        this.#break('calls without the right are rejected', `${by} called ${path}`)
    }
    this.#checkVisible(call)
    if (path === 'checkout/order/place') this.#checkPlaced(call)
    if (path === 'checkout/validate' && response.totals) {
      this.#reviewed.set(response.basHash, minor(response.totals.net)!)
      const kinds = (response.approvalReasons ?? []).map(({ kind }: any) => kind)
      this.#checkReasons(call, minor(response.totals.net)!, call.body['costCentre'], kinds)
    }
    if (path === 'cost-centres/list') this.#checkSpending(call, calls)
    if (path === 'cost-centres/save') {
      const { id, budget } = call.body
      if (budget && minor(budget)! < this.#spentAtLeast(id, call))
        this.#break('a budget is never below what was approved', `${id} has ${budget.value}`)
    }
  }

  #checkRejection(call: Seen): void {
    const { path, response, body, by, key } = call
    if (response?.code === 409014) {
      const others = COLLEAGUES.filter((name) => idOf(name) !== body['personId'])
      this.#checkGroundless(others, call, ({ role }) => role === 'ADMINISTRATOR')
    }
    if (path === 'checkout/order/place' && response?.code === 409001 && this.#answers.has(`${by} ${key}`))
      this.#break('a retry has the response of the first call', `${by} was refused at the retry`)
    if (response?.code === 422053) {
      const others = COLLEAGUES.filter((name) => name !== by)
      const isApprover = (one: Settings) =>
        byRole(one) && one.rights.includes('order') && mayUse(one, body['costCentre'])
      this.#checkGroundless(others, call, isApprover)
    }
    if (path === 'cost-centres/save' && response?.code === 422048) {
      if (minor(body['budget'])! >= this.#spentAtMost(body['id'], call))
        this.#break('each rejection has a reason', `${by} could not set the budget ${body['budget'].value}`)
    }
  }

  /** Reports a text of another company or of an invisible colleague, and a price without the right. */
  #checkVisible(call: Seen): void {
    const { by, path, response } = call
    for (const item of response?.items ?? [response]) {
      const otherUser = marksOf(item).find((owner) => owner !== by && !this.#maySee(call, owner, item))
      if (otherUser)
        this.#break('no data of another customer is visible', `${by} got a text of ${otherUser} from ${path}`)
    }
    const isPriceless = this.#settingsOf(by, call).every(({ rights }) => !rights.includes('showPrice'))
    // an order limit of a person is not a price
    if (isPriceless && !path.startsWith('people/') && MONEY.test(JSON.stringify(response)))
      this.#break('no hidden price', `${by} got one from ${path}: ${JSON.stringify(response).slice(0, 300)}`)
  }

  #maySee(call: Seen, owner: Name, item: any): boolean {
    if (STAFF[owner].customerId !== STAFF[call.by].customerId) return false
    const settings = this.#settingsOf(call.by, call)
    if (call.path.startsWith('orders/')) return settings.some(({ seesColleagues }) => seesColleagues)
    if (!call.path.startsWith('approvals/')) return false
    const { costCentre } = item.header ?? item
    return this.#mayDecide(call, owner, costCentre)
  }

  /** True if the person may have been an approver of the cost centre, or deputy of an approver other than the buyer. */
  #mayDecide(call: Seen, buyer: Name, costCentre: string | undefined): boolean {
    const settings = this.#settingsOf(call.by, call)
    if (settings.some((one) => byRole(one) && mayUse(one, costCentre))) return true
    const today = new Date(call.at).toISOString().slice(0, 10)
    return COLLEAGUES.some(
      (name) =>
        name !== buyer &&
        this.#isActive(name, call) &&
        this.#settingsOf(name, call).some((one) => byRole(one) && mayUse(one, costCentre)) &&
        this.#deputies
          .get(name)!
          .during(call)
          .some((deputy) => deputy?.personId === idOf(call.by) && deputy.until >= today),
    )
  }

  /** Checks that a retry gets the first response, and that an order without approval exceeds no limit. */
  #checkPlaced(call: Seen): void {
    const { by, body, key, response } = call
    const outcome = JSON.stringify([response.status, response.orderNumbers, response.approval?.requestNo])
    const firstOutcome = this.#answers.get(`${by} ${key}`) ?? outcome
    this.#answers.set(`${by} ${key}`, firstOutcome)
    if (firstOutcome !== outcome)
      this.#break('nothing is ordered twice', `${by} was told ${firstOutcome}, then ${outcome}`)
    const reference = body['customerOrderReference']
    if (this.#placed.get(reference) !== call) return
    const order = this.#orders.find((one) => one.reference === reference)
    const request = this.#requests.find((one) => one.reference === reference)
    const isHeld = response.status === 'AWAITING_APPROVAL'
    const [net, reviewed] = [(request ?? order)?.net, this.#reviewed.get(body['basHash'])]
    if (reviewed !== undefined && net !== reviewed)
      this.#break('an order equals the reviewed cart', `${by}: ${net}, reviewed ${reviewed}`)
    if (isHeld ? !request : !order)
      this.#break('no order is lost', `${by} was told ${outcome}, which does not exist`)
    if (isHeld && request) {
      const kinds = response.approval.reasons.map(({ kind }: any) => kind)
      this.#checkReasons(call, request.net, body['costCentre'], kinds)
    }
    if (!isHeld && order) this.#checkReasons(call, order.net, body['costCentre'], [])
    const uses = this.#settingsOf(by, call)
    const { costCentre } = body
    if (costCentre === undefined) return this.#checkUnallocated(call, uses)
    if (STAFF[by].customerId !== STAFF.Olga.customerId)
      return this.#break('no data of another customer is visible', `${by} ordered for ${costCentre}`)
    const isUsable = uses.some((one) => mayUse(one, costCentre)) && this.#isOpen(costCentre, call)
    if (!isUsable) this.#break('a closed cost centre takes no order', `${by} ordered for ${costCentre}`)
  }

  /** Checks that no person avoids a budget by an order without a cost centre. */
  #checkUnallocated(call: Seen, uses: readonly Settings[]): void {
    const { by } = call
    const hasBudget = [...this.#costCentres.values()].some((one) =>
      one.during(call).every(({ isOpen, budget }) => isOpen && budget !== null),
    )
    const isExempt = ({ role, costCentres }: Settings) =>
      costCentres === null && (role === 'ADMINISTRATOR' || !hasBudget)
    if (STAFF[by].customerId === STAFF.Olga.customerId && !uses.some(isExempt))
      this.#break('a budget is never exceeded without approval', `${by} ordered without a cost centre`)
  }

  /** Checks that the returned reasons for an approval are possible, and that no reason is certainly missing. */
  #checkReasons(call: Timed, net: number, costCentre: string | undefined, kinds: readonly string[]): void {
    const { by, path } = call
    const limits = this.#settingsOf(by, call).map(({ limit }) => limit)
    const isAbove = (limit: number | null) => limit !== null && (net > limit || limit === 0)
    const isLimited = kinds.includes('ORDER_LIMIT')
    if (!limits.some((limit) => isAbove(limit) === isLimited))
      this.#break(
        'a second person approves each order above a limit',
        `${by}, ${path}: ${net} with ${limits.join()}`,
      )
    if (costCentre === undefined || STAFF[by].customerId !== STAFF.Olga.customerId) return
    const budgets = this.#centreOf(costCentre, call).map(({ budget }) => budget)
    const isPossible = kinds.includes('BUDGET')
      ? budgets.some((budget) => budget !== null && net > budget - this.#spentAtMost(costCentre, call))
      : budgets.some((budget) => budget === null || net <= budget - this.#spentAtLeast(costCentre, call))
    const isUsed = this.#settingsOf(by, call).some((one) => mayUse(one, costCentre))
    if (!isUsed && kinds.includes('BUDGET'))
      this.#break('no data of another customer is visible', `${by} was told of the budget of ${costCentre}`)
    if (isUsed && !isPossible)
      this.#break(
        'a budget is never exceeded without approval',
        `${by}, ${path}: ${net} of ${budgets.join()}`,
      )
  }

  /** The call that placed the order, or the decision that approved its request. */
  #effectOf({ reference }: Order): Period | undefined {
    const request = this.#requests.find((one) => one.reference === reference)
    return request ? this.#decisions.get(request.no) : this.#placed.get(reference)
  }

  #ordersOf(costCentre: string, time: number): readonly Order[] {
    const month = new Date(time).toISOString().slice(0, 7)
    return this.#orders.filter(
      (order) => order.costCentre === costCentre && new Date(order.at).toISOString().startsWith(month),
    )
  }

  /** Minimum net amount of the orders and waiting requests of a cost centre during a call. */
  #spentAtLeast(costCentre: string, call: Timed): number {
    const own = this.#orders.findIndex(({ reference }) => this.#placed.get(reference) === call)
    const placedOrders = this.#ordersOf(costCentre, call.at).filter((order) => {
      const index = this.#orders.indexOf(order)
      // orders are stored in the sequence in which they were placed
      if (own >= 0 && index >= own) return false
      const effect = this.#effectOf(order)
      return effect !== undefined && (effect.until < call.from || (own >= 0 && overlaps(effect, call)))
    })
    const waiting = this.#requests.filter((request) => {
      const decidedFrom = this.#decisions.get(request.no)?.from ?? Infinity
      const requestedUntil = this.#placed.get(request.reference)?.until ?? Infinity
      const isOfCentre = request.costCentre === costCentre && request.expiresAt > call.at
      return isOfCentre && requestedUntil < call.from && decidedFrom > call.until
    })
    return sum([...placedOrders, ...waiting].map(({ net }) => net))
  }

  /** Maximum net amount of the orders and waiting requests of a cost centre during a call. */
  #spentAtMost(costCentre: string, call: Timed): number {
    const began = (period: Period | undefined) =>
      period !== undefined && period !== call && period.from <= call.until
    const placedOrders = this.#ordersOf(costCentre, call.at).filter((order) => began(this.#effectOf(order)))
    const waiting = this.#requests.filter((request) => {
      const decidedUntil = this.#decisions.get(request.no)?.until ?? Infinity
      const isOfCentre = request.costCentre === costCentre && request.expiresAt > call.at
      return isOfCentre && began(this.#placed.get(request.reference)) && decidedUntil >= call.from
    })
    return sum([...placedOrders, ...waiting].map(({ net }) => net))
  }

  /** Checks the used and reserved amounts of a response, unless a simultaneous call may change them. */
  #checkSpending(call: Seen, calls: readonly Seen[]): void {
    if (STAFF[call.by].customerId !== STAFF.Olga.customerId) return
    if (calls.some((other) => other !== call && WRITES.test(other.path) && overlaps(other, call))) return
    for (const { id, spending } of call.response.costCentres) {
      if (spending === undefined) continue
      const used = sum(
        this.#ordersOf(id, call.at)
          .filter((order) => this.#effectOf(order)!.from < call.from)
          .map(({ net }) => net),
      )
      const isSame =
        minor(spending.used) === used && this.#spentAtMost(id, call) - used === minor(spending.reserved)
      if (!isSame)
        this.#break(
          'every message about money is true',
          `${call.by} reads ${JSON.stringify(spending)} of ${id}: ${used} of ${this.#spentAtMost(id, call)}`,
        )
    }
  }

  #checkOrders(): void {
    const references = new Map<string, string>()
    const orderedReferences = new Set<string>()
    for (const { reference, wishes, by } of this.#orders) {
      if (orderedReferences.has(reference))
        this.#break('nothing is ordered twice', `${by} has ordered ${reference} twice`)
      orderedReferences.add(reference)
      if (!this.#placed.has(reference))
        this.#break('nothing is ordered twice', `nobody has ordered ${reference}`)
      for (const wish of wishes) this.#checkWish(references, wish, reference)
    }
    for (const { reference, wishes } of this.#requests) {
      for (const wish of wishes) this.#checkWish(references, wish, reference)
    }
  }

  #checkWish(references: Map<string, string>, wish: string, reference: string): void {
    const knownReference = references.get(wish) ?? reference
    references.set(wish, knownReference)
    if (knownReference !== reference)
      this.#break('nothing is ordered twice', `the goods ${wish} are in ${knownReference} and ${reference}`)
  }

  #checkRequest(request: Request, before: Request | undefined, calls: readonly Seen[]): void {
    const { no, state, reference, buyer } = request
    if (request.expiresAt > request.at + PRICES_KEPT_MS)
      this.#break('a request expires with its prices', `${no} of ${buyer} lasts too long`)
    if (before && before.state !== 'WAITING' && before.state !== state)
      this.#break('a request is decided once', `${no} was ${before.state} and is ${state}`)
    const orders = this.#orders.filter((one) => one.reference === reference)
    if (orders.length !== (state === 'APPROVED' ? 1 : 0))
      this.#break('nothing is ordered twice', `${no} is ${state} and has ${orders.length} orders`)
    const decision = this.#decisions.get(no)
    if (state === 'WITHDRAWN' && decision?.by !== buyer)
      this.#break('only the buyer withdraws a request', `${no} of ${buyer}: ${decision?.by}`)
    if (before?.state === state || (state !== 'APPROVED' && state !== 'REFUSED')) return
    const isOwn = decision?.by === buyer || decision?.isOnBehalf
    if (!decision || request.decidedBy !== decision.by || isOwn || !calls.includes(decision))
      return this.#break(
        'a second person approves each order above a limit',
        `${no} of ${buyer}: ${request.decidedBy}`,
      )
    if (!this.#mayDecide(decision, buyer, request.costCentre))
      this.#break('a second person approves each order above a limit', `${decision.by} may not decide ${no}`)
    if (request.expiresAt <= decision.at)
      this.#break('a request expires with its prices', `${decision.by} decided ${no}`)
    if (state !== 'APPROVED') return
    if (!this.#isOpen(request.costCentre, decision))
      this.#break('a closed cost centre takes no order', `${decision.by} approved ${no}`)
    const changes = new Map<number, number>(
      decision.body['lines'].map(({ lineNo, quantity }: any) => [lineNo, quantity]),
    )
    const expected = request.lines.map(
      ({ lineNo, what, quantity }) => `${changes.get(lineNo) ?? quantity} × ${what}`,
    )
    const orderedLines = expected.filter((line) => !line.startsWith('0 '))
    const goods = orderedLines.toSorted().join()
    if (goods !== orders[0]?.goods)
      this.#break('an order equals the approved request', `${no}: ${goods}, ordered ${orders[0]?.goods}`)
  }

  #settlePeople(accounts: readonly Account[], event: number): void {
    let administrators = 0
    for (const name of COLLEAGUES) {
      const account = accounts.find(({ contactId }) => contactId === idOf(name))
      if (account === undefined) return
      const settings = toSettings(account)
      this.#settleOne(this.#settings.get(name)!, settings, name)
      this.#settleOne(this.#active.get(name)!, !account.isDeactivated, name)
      if (account.isApprover !== byRole(settings))
        this.#break('calls without the right are rejected', `${name} is ${settings.role}`)
      if (settings.role === 'ADMINISTRATOR' && !account.isDeactivated) administrators += 1
    }
    if (administrators === 0) this.#break('a company has an administrator', `none at event ${event}`)
  }

  #settleOne<Value>(possible: Possible<Value>, actual: Value, subject: string): void {
    const values = possible.during({ from: this.#now, until: this.#now }).map((one) => JSON.stringify(one))
    if (!values.includes(JSON.stringify(actual)))
      this.#break(
        'settings keep their values',
        `${subject}: ${JSON.stringify(actual)}, not ${values.join(' or ')}`,
      )
    possible.settle(actual, this.#now)
  }

  #break(promise: string, detail: string): void {
    this.broken.push({ promise, detail })
  }
}
