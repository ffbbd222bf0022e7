import { NO_CHOICES } from '#application/checkout/checkout-choices.ts'
import type { CartLineId } from '#domain/cart/cart.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { InvariantViolation } from './invariant-violation.ts'
import { Browser, standInForBrowsers, type Window } from './browser.ts'
import { Line, type Seen } from './line.ts'
import { Tab, type Press } from './tab.ts'
import { settle, VirtualTime } from './virtual-time.ts'

/** Clerks and their companies. Anna and Bea are colleagues: they share the cart of their company. */
export const CLERKS = {
  Anna: 'full@demo.test',
  Bea: 'full@demo.test',
  Jan: 'noprice@demo.test',
  Rafael: 'export@demo.test',
} as const
type Clerk = keyof typeof CLERKS
/** The clerk of a tab: Anna for `Anna in another tab`. */
export const clerkOf = (clerkName: string) => clerkName.split(' ')[0] as Clerk

const WITHOUT_PRICES = 'C100002'

/** Matches the mark of the author, which each typed text contains. */
const MARK = /~(D\d+)\.\d+~/g

type ApiLine = { readonly id: number; readonly quantity: number; readonly note: string }
type Order = {
  readonly numbers: readonly string[]
  readonly lines: readonly string[]
  readonly gross: number | undefined
  readonly reference: string
}
type Field = 'note' | 'quantity'
/** Latest input for a line that no later decision has replaced. */
type Typed = {
  readonly by: Tab
  readonly id: string
  readonly sku: string | undefined
  readonly field: Field
  readonly value: string | number
}

const CHANGES = /\/cart\/(?:add|update|delete|create)|\/order\/place/
/** Milliseconds after a change of the cart until all tabs have loaded it over the slowest connection. */
const CHANGE_SETTLES_MS = 15_000

/** Maximum number of events in one step of time (at most ten minutes); more indicate an endless loop. */
const EVENTS_MAX = 20_000

/** Outcomes after which the clerk does not know whether the order exists; `incomplete` sends no request. */
const SAYS_NOTHING: ReadonlySet<Press['outcome']> = new Set(['open', 'unknown', 'logged-out', 'incomplete'])

/** A day of several clerks with the shop as their browsers store it, on one API, with simulated time. */
export class TradingDay {
  readonly time = new VirtualTime((events) => {
    this.#watch()
    if (events > EVENTS_MAX)
      throw new InvariantViolation('the shop becomes idle', `${events} events in a row`)
  })
  readonly backend = createMockBackend({ seed: 1, size: 2_000, clock: () => this.time.now() })
  readonly #tabs = new Map<string, Tab>()
  readonly #browsers = new Map<string, { readonly browser: Browser; readonly line: Line }>()
  readonly #ownerOfLine = new Map<string, string>()
  readonly #orders = new Map<string, Order>()
  readonly #totals = new Map<string, number | undefined>()
  readonly #typed = new Map<string, Typed>()
  /** Time of the last change of the cart at the API, per customer. */
  readonly #changedAt = new Map<string, number>()
  readonly #told = new Set<Press>()
  readonly #pressed = new Set<string>()
  readonly #tearDown = standInForBrowsers()
  #marks = 0
  #broken: InvariantViolation | undefined
  /** Number of calls of the day, for statistics. */
  calls = 0

  get orders(): number {
    return this.#orders.size
  }

  end(): void {
    this.#tearDown()
  }

  /** A unique text that identifies its author. */
  mark(tab: Tab): string {
    return `~${tab.personId ?? 'nobody'}.${++this.#marks}~`
  }

  /** The tab `Anna` or `Anna in another tab`. Opens it first if necessary; the first tab of a clerk also logs in. */
  async at(clerkName: string): Promise<Tab> {
    const knownTab = this.#tabs.get(clerkName)
    if (knownTab) return knownTab
    const name = clerkOf(clerkName)
    if (clerkName !== name) await this.at(name)
    const { browser, line } = this.#browserOf(name)
    const tab = new Tab(browser, line, this.time)
    this.#tabs.set(clerkName, tab)
    void (clerkName === name ? tab.logIn(CLERKS[name]) : tab.open())
    await this.time.pass(1_000)
    return tab
  }

  lineOf(clerk: string): Line {
    return this.#browserOf(clerk).line
  }

  breakOff(): void {
    for (const { line } of this.#browsers.values()) line.breakOff()
  }

  jump(clerk: string, ms: number): void {
    this.#browserOf(clerk).browser.clockAheadMs += ms
  }

  /** Ends the session at the API without a notification of the page. */
  async revoke(tab: Tab): Promise<void> {
    const cookies = tab.browser.cookies('by the server')
    const [readable, signature] = ['session', 'signature'].map(
      (name) => new RegExp(`__Host-${name}=([^;]+)`).exec(cookies)?.[1],
    )
    const token = `${readable}.${signature}`
    await this.backend.respond(
      new Request('https://api.test/api/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      }),
    )
  }

  noteTyped(
    by: Tab,
    id: CartLineId,
    typed: Readonly<Partial<Record<Field, string | number | undefined>>>,
  ): void {
    const pending = by.outbox.change(id)
    // a further change of the line also sends the failed change again
    const insisted = pending?.state.kind === 'failed' ? pending : undefined
    for (const field of ['note', 'quantity'] as const) {
      const value = typed[field] ?? insisted?.[field]
      const line = by.store.line(id)
      // an unchanged value is not sent
      const isThere = line?.[field] === value && pending === undefined
      if (value === undefined || isThere) continue
      this.#typed.set(`${id} ${field}`, { by, id: String(id), sku: line?.sku, field, value })
    }
  }

  /** Updates the expected inputs after the user has retried or discarded the failed changes of a tab. */
  decideFailed(tab: Tab, isRepeated: boolean): void {
    for (const { id, isRemoval, quantity, note } of tab.outbox.failed) {
      if (!isRepeated || isRemoval) this.forgetLine(id)
      else this.noteTyped(tab, id, { quantity, note })
    }
  }

  /** Removes the expected inputs of a line after it is removed, or after its failed change is discarded. */
  forgetLine(id: CartLineId): void {
    this.#typed.delete(`${id} note`)
    this.#typed.delete(`${id} quantity`)
  }

  /** Removes the expected inputs that an addition of the part replaces: the quantity, and the note if it has one. */
  #forgetAdded(personId: string, items: readonly { readonly sku: string; readonly note?: string }[]): void {
    for (const [key, { id, sku, field }] of this.#typed) {
      const isOfCustomer = this.#ownerOfLine.get(id) === personId
      const isTouched = items.some((item) => item.sku === sku && (field === 'quantity' || item.note))
      if (isOfCustomer && isTouched) this.#typed.delete(key)
    }
  }

  /** Runs immediate follow-ups, and throws for a violated invariant. */
  async check(): Promise<void> {
    await settle()
    this.#watch()
    if (this.#broken) throw this.#broken
  }

  async pass(ms: number): Promise<void> {
    await this.time.pass(ms)
    await this.check()
  }

  /** Ends all faults, waits, and reloads every tab. */
  async quietMinute(): Promise<void> {
    for (const { line } of this.#browsers.values()) line.mend()
    await this.pass(20_000)
    for (const tab of this.#tabs.values()) {
      if (tab.review && tab.presses.at(-1)?.outcome === 'unknown') void tab.order(this.mark(tab))
    }
    for (const tab of this.#tabs.values()) void tab.refreshRights()
    await this.pass(10_000)
    for (const tab of this.#tabs.values()) void (tab.cart ? tab.look() : tab.openCart())
    await this.pass(60_000)
    const lines = this.#linesOfApi()
    for (const [who, tab] of this.#tabs) this.#compareCart(who, tab, lines)
    this.#compareTyped(lines)
    this.#comparePresses()
    if (this.#broken) throw this.#broken
  }

  #browserOf(clerk: string) {
    const knownBrowser = this.#browsers.get(clerk)
    if (knownBrowser) return knownBrowser
    const browser = new Browser(this.time)
    const respond = (request: Request) => this.backend.respond(request)
    const line = new Line(browser, this.time, respond, (window) => this.#watchCall(window))
    this.#browsers.set(clerk, { browser, line })
    return { browser, line }
  }

  #watchCall(window: Window): (seen: Seen) => void {
    const tab = [...this.#tabs.values()].find((tab) => tab.owns(window))
    const addition = tab?.addition
    return ({ path, body, key, status, response }) => {
      this.calls += 1
      const personId = subjectOf(body['token'] ?? body['userToken'])
      if (personId === undefined) return
      for (const [, owner] of JSON.stringify(body).matchAll(MARK)) {
        if (owner !== personId)
          this.#break(
            'no data of another customer is visible',
            `${path} took a text of ${owner} for ${personId}`,
          )
      }
      if (CHANGES.test(path)) this.#changedAt.set(personId, this.time.now())
      const quote = response?.quote
      if (quote && path.includes('/cart/')) {
        for (const { item_id, itemId } of quote.items)
          this.#ownerOfLine.set(String(item_id ?? itemId), personId)
        this.#totals.set(personId, minor(quote.total))
      }
      if (path.endsWith('/cart/add') && status === 200) this.#forgetAdded(personId, body['items'] ?? [])
      if (
        path.endsWith('/cart/add') &&
        addition &&
        response?.lines?.some((line: any) => line.acceptedQuantity > 0)
      ) {
        addition.keys.add(key ?? '')
      }
      if (path.includes('/checkout/order/') && status < 300 && response?.basHash) {
        this.#orders.set(response.basHash, {
          numbers: Object.values(response.orderNumbers ?? {}),
          lines: response.items.map(({ articleNo, qty }: any) => `${qty} × ${articleNo}`).sort(),
          gross: minor(response.totals?.gross),
          reference: response.customerOrderReference,
        })
      }
    }
  }

  /** Checks the invariants after each event. */
  #watch(): void {
    for (const [who, tab] of this.#tabs) {
      tab.follow()
      const [defect] = tab.defects
      if (defect)
        this.#break('no page shows an error', `${who}: ${(defect as Error).stack ?? String(defect)}`)
      this.#lookForForeign(who, tab)
      this.#lookForPrices(who, tab)
      this.#lookAtPresses(who, tab)
      this.#lookAtAdditions(who, tab)
      this.#lookForUnusable(who, tab)
      if (tab.lostRemark !== undefined) {
        this.#break('no typed text is lost', `${who} has typed the remark ${tab.lostRemark}, which is gone`)
      }
      const { review } = tab
      const { chosen } = tab.browser
      const isTheirs = chosen?.by === tab && chosen.isOnlyTab && chosen.personId === tab.personId
      if (review && isTheirs && chosen.remark !== review.remark) {
        this.#break('no typed text is lost', `${who} reads the remark ${review.remark}, not ${chosen.remark}`)
      }
    }
  }

  /** Reports a page failure, unless the cart was changed recently: then two responses may contradict each other. */
  #lookForUnusable(clerkName: string, tab: Tab): void {
    const { unusable } = tab
    tab.unusable = undefined
    const changedAt = this.#changedAt.get(tab.personId ?? '') ?? -Infinity
    if (unusable && this.time.now() - changedAt > CHANGE_SETTLES_MS)
      this.#break('no page shows an error', `${clerkName}: ${unusable.message}`)
  }

  #lookForForeign(clerkName: string, tab: Tab): void {
    const { personId, store, checkout } = tab
    const { lines } = store.cart
    const foreign = lines.find(({ id }) => this.#ownerOfLine.get(String(id)) !== personId)
    if (foreign)
      this.#break(
        'no data of another customer is visible',
        `${clerkName} has a line of another cart: ${foreign.sku}`,
      )
    if (personId === undefined && checkout.choices !== NO_CHOICES) {
      this.#break(
        'no data of another customer is visible',
        `${clerkName} is logged out and has choices: ${JSON.stringify(checkout.choices)}`,
      )
    }
    const displayedTexts = JSON.stringify([lines.map(({ note }) => note), checkout.choices])
    for (const [, owner] of displayedTexts.matchAll(MARK)) {
      if (owner !== personId)
        this.#break('no data of another customer is visible', `${clerkName} has a text of ${owner}`)
    }
  }

  #lookForPrices(clerkName: string, tab: Tab): void {
    const { session, cart, review } = tab
    const isHidden = session.snapshot.pricesHidden || tab.personId === WITHOUT_PRICES
    if (!isHidden) return
    const cartPrice = cart && (cart.total ?? cart.lines.find(({ line }) => line.unitPrice ?? line.total))
    const inCart = cartPrice && tab.prices.areVisible
    if (inCart) this.#break('no hidden price', `${clerkName} sees one in the cart`)
    const isLoaded = tab.reviewHidesPrices || tab.personId === WITHOUT_PRICES
    const inReview =
      review &&
      isLoaded &&
      (review.totals ?? review.shownLines.find(({ unitPrice }) => unitPrice !== undefined))
    if (inReview) this.#break('no hidden price', `${clerkName} sees one at the review`)
  }

  /** Checks each message about an order once, against the orders at that time. */
  #lookAtPresses(clerkName: string, tab: Tab): void {
    for (const press of tab.presses) {
      const { basHash, outcome } = press
      this.#pressed.add(basHash)
      if (SAYS_NOTHING.has(outcome) || this.#told.has(press)) continue
      this.#told.add(press)
      const order = this.#orders.get(basHash)
      if (outcome !== 'ordered') {
        if (order)
          this.#break(
            'every message about money is true',
            `${clerkName} is told "${outcome}", and ${order.numbers.join()} exists`,
          )
        continue
      }
      if (!order) {
        this.#break('no order is lost', `${clerkName} is told ${press.numbers.join()}, which does not exist`)
        continue
      }
      const lines = press.lines.map(({ articleNo, quantity }) => `${quantity} × ${articleNo}`).sort()
      const shownOrder = JSON.stringify([press.numbers, lines])
      const is = JSON.stringify([order.numbers, order.lines])
      if (shownOrder !== is)
        this.#break('no order is lost', `${clerkName} saw ${shownOrder}, ordered was ${is}`)
      if (press.gross !== undefined && press.gross !== order.gross) {
        this.#break(
          'every message about money is true',
          `${clerkName} saw ${press.gross}, ordered was ${order.gross}`,
        )
      }
    }
  }

  #lookAtAdditions(clerkName: string, tab: Tab): void {
    for (const { keys, outcome, quantity, articleNo } of tab.additions.slice(-3)) {
      const subject = `${quantity} × ${articleNo} by ${clerkName}`
      if (keys.size > 1) this.#break('nothing is ordered twice', `${subject} was added ${keys.size} times`)
      if (outcome === 'added' && keys.size === 0) this.#break('no order is lost', `${subject} was not added`)
    }
  }

  #compareCart(clerkName: string, tab: Tab, lines: ReadonlyMap<string, readonly ApiLine[]>): void {
    if (tab.personId === undefined) return
    const there = (lines.get(tab.personId) ?? []).map(({ id, quantity, note }) => `${id} ${quantity} ${note}`)
    const shownLines = tab.store.cart.lines.map(({ id, quantity, note = '' }) => `${id} ${quantity} ${note}`)
    const isSame = JSON.stringify(there.sort()) === JSON.stringify(shownLines.sort())
    if (!isSame || tab.store.isStale) {
      this.#break(
        'carts are equal after a minute',
        `${clerkName} sees ${shownLines.join()}, there is ${there.join()}`,
      )
    }
    const { changes, failed } = tab.outbox
    if (changes.length > failed.length)
      this.#break('carts are equal after a minute', `${clerkName} still waits`)
    const total = this.#totals.get(tab.personId)
    // an empty cart has no total
    const shownTotal = tab.cart?.total?.minor ?? (there.length === 0 ? total : undefined)
    if (tab.cart && !tab.session.snapshot.pricesHidden && shownTotal !== total) {
      this.#break('every message about money is true', `${clerkName} sees ${shownTotal}, it is ${total}`)
    }
  }

  /** Checks that the last value typed into each field is in the cart, on the screen of its author or in a stored draft. */
  #compareTyped(all: ReadonlyMap<string, readonly ApiLine[]>): void {
    const lines = new Map([...all.values()].flat().map((line) => [String(line.id), line]))
    for (const { by, id, field, value } of this.#typed.values()) {
      const line = lines.get(id)
      if (!line || line[field] === value) continue
      const isOnScreen = by.outbox.changes.some(
        (change) => String(change.id) === id && change[field] === value,
      )
      const { storage } = by.browser
      const storedDrafts = Array.from({ length: storage.length }, (_, index) =>
        storage.getItem(storage.key(index) ?? ''),
      )
      const isKept = storedDrafts.some((draft) =>
        draft?.includes(JSON.stringify({ [field]: value }).slice(1, -1)),
      )
      if (isOnScreen || isKept || (field === 'quantity' && this.#isToldOf(line))) continue
      this.#break(
        'no typed text is lost',
        `the ${field} ${value} is neither in the cart nor kept, there is ${line[field]}`,
      )
    }
  }

  /** True if a tab reports that the API has reduced the quantity of the line to this one. */
  #isToldOf({ id, quantity }: ApiLine): boolean {
    return [...this.#tabs.values()].some(({ outbox, store }) =>
      store.cart.lines.some(
        (line) => String(line.id) === String(id) && outbox.outcome(line.id)?.accepted === quantity,
      ),
    )
  }

  #comparePresses(): void {
    for (const [who, tab] of this.#tabs) {
      for (const { basHash, outcome } of tab.presses) {
        const isOpen = outcome === 'open' || (outcome === 'unknown' && tab.review !== undefined)
        if (isOpen && this.#orders.has(basHash)) {
          this.#break(
            'no order is lost',
            `${who} has not learnt of ${this.#orders.get(basHash)?.numbers.join()}`,
          )
        }
      }
    }
    const knownOrderNumbers = new Set([...this.#orders].flatMap(([, { numbers }]) => numbers))
    const unknown = this.backend.placedOrders.flat().find((number) => !knownOrderNumbers.has(number))
    const unpressed = [...this.#orders.keys()].find((basHash) => !this.#pressed.has(basHash))
    if (unknown ?? unpressed)
      this.#break('nothing is ordered twice', `nobody has ordered ${unknown ?? unpressed}`)
  }

  #linesOfApi(): ReadonlyMap<string, readonly ApiLine[]> {
    const { lines } = JSON.parse(this.backend.snapshot()) as { lines: (ApiLine & { owner: string })[] }
    return Map.groupBy(lines, ({ owner }) => owner)
  }

  #break(promise: string, detail: string): void {
    this.#broken ??= new InvariantViolation(promise, detail)
  }
}

function subjectOf(token: unknown): string | undefined {
  const payload = typeof token === 'string' ? token.split('.')[1] : undefined
  return payload && JSON.parse(Buffer.from(payload, 'base64url').toString()).sub
}

const minor = (price: { readonly value: number } | undefined) => price && Math.round(price.value * 100)
