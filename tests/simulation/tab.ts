import '../fixtures/all-modules.fixture.ts'
// import lazily loaded code of the shop at the start, so that no step waits for a file
import '#adapters/http/checkout/http-checkout.ts'
import '#ui/composition/http-adapters.ts'
import { DocumentCookieJar } from '#adapters/browser/document-cookie-jar.ts'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { DocumentSessionCookies } from '#adapters/browser/session/document-session-cookies.ts'
import { documentSessionToken } from '#adapters/browser/session/document-session-token.ts'
import { TabSessionChannel } from '#adapters/browser/session/tab-session-channel.ts'
import { readSessionCookies } from '#adapters/cookies/read-session-cookies.ts'
import type { RetryPolicy } from '#adapters/http/retry-policy.ts'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseDelivery } from '#application/checkout/choose-delivery.ts'
import { ChoosePayment } from '#application/checkout/choose-payment.ts'
import { ChooseTransport } from '#application/checkout/choose-transport.ts'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { OpenConfirmation } from '#application/checkout/open-confirmation.ts'
import { PlaceOrder, type SubmissionRejection } from '#application/checkout/place-order.ts'
import { ReviewOrder } from '#application/checkout/review-order.ts'
import type { Key } from '#application/kernel/token.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { EMPTY_ADDRESS } from '#domain/addresses/address.ts'
import type { CartLineId } from '#domain/cart/cart.ts'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { DisplayedLine } from '#domain/checkout/differences.ts'
import { PricesViewModel } from '#ui/part/prices.view-model.ts'
import { AddToCartViewModel } from '#ui/add-to-cart/add-to-cart.view-model.ts'
import { CartViewModel } from '#ui/cart/page/cart.view-model.ts'
import { ReviewViewModel } from '#ui/checkout/review/review.view-model.ts'
import { compose } from '#ui/composition/compose.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { SessionExpiryMonitorViewModel } from '#ui/session/session-expiry-monitor.view-model.ts'
import { Window, type Browser } from './browser.ts'
import type { Line } from './line.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Disables the timeouts of the adapters: `Line` simulates timeouts in virtual time. */
const NEVER = 3_600_000

type Page = 'home' | 'login' | 'cart' | 'review'

/** A click on the order button: the displayed order, and the result. */
export type Press = {
  readonly personId: string
  readonly basHash: string
  readonly reference: string
  readonly lines: readonly DisplayedLine[]
  /** Displayed total in minor units; undefined if prices are hidden. */
  readonly gross: number | undefined
  outcome: 'open' | 'ordered' | 'logged-out' | SubmissionRejection['kind']
  numbers: readonly string[]
}

/** One click that adds a part to the cart, with its retries after failures. */
export type Addition = {
  readonly articleNo: string
  readonly quantity: number
  readonly visit: number
  outcome: 'open' | 'added' | 'failed'
  /** Idempotency keys of the calls with which the API has added the part. */
  readonly keys: Set<string>
  lastAt: number
}

/** Time in ms within which a repeated click counts as a retry of the same addition. */
const SAME_WISH_MS = 4 * 60_000

/** One tab of a clerk: the shop with its browser adapters, and the open page. */
export class Tab {
  readonly browser: Browser
  readonly line: Line
  readonly presses: Press[] = []
  readonly additions: Addition[] = []
  page: Page = 'home'
  cart: CartViewModel | undefined
  review: ReviewViewModel | undefined
  /** True if the prices were hidden when the review was loaded. */
  reviewHidesPrices = false
  /** Thrown values that are not failures of the API. */
  readonly defects: unknown[] = []
  /** Failure of a page although all responses of the API were valid. */
  unusable: ApiFailure | undefined
  /** Remark that was typed in this tab, but missing at the review of the order. */
  lostRemark: string | undefined
  readonly #time: VirtualTime
  #pageAge = 0
  #window: Window
  #shop: Container
  #adding: AddToCartViewModel
  #watch: SessionExpiryMonitorViewModel
  #addition: Addition | undefined

  constructor(browser: Browser, line: Line, time: VirtualTime) {
    this.browser = browser
    this.line = line
    this.#time = time
    this.#window = new Window(browser, time)
    const { shop, adding, watch } = this.#opened()
    this.#shop = shop
    this.#adding = adding
    this.#watch = watch
  }

  get session(): SessionStore {
    return this.#of(SessionStore)
  }

  get store(): CartStore {
    return this.#of(CartStore)
  }

  get outbox(): CartOutbox {
    return this.#of(CartOutbox)
  }

  get checkout(): CheckoutStore {
    return this.#of(CheckoutStore)
  }

  get personId(): string | undefined {
    return this.session.user?.contactId
  }

  /** The latest addition of a part to the cart since the page was loaded. */
  get addition(): Addition | undefined {
    return this.#addition
  }

  owns(window: Window): boolean {
    return this.#window === window
  }

  async open(): Promise<void> {
    await this.script(async () => {
      await this.#shop.get(RefreshAccountState).run()
      await this.#shop.get(LoadCart).join()
    })
  }

  /** Reloads the page from the data stored in the browser. */
  async reload(): Promise<void> {
    await this.script(() => this.cart?.settle())
    for (const press of this.presses) if (press.outcome === 'open') press.outcome = 'unknown'
    this.#window.close()
    this.#window = new Window(this.browser, this.#time, this.#window.sessionStorage)
    const { shop, adding, watch } = this.#opened()
    this.#shop = shop
    this.#adding = adding
    this.#watch = watch
    this.#addition = undefined
    this.#pageAge = 0
    this.cart = undefined
    this.review = undefined
    await this.open()
    await this.#reopen()
  }

  /** Reacts to a changed session like the layout of the page: reload, login page or new data. */
  follow(): void {
    if (this.#watch.isTakenOver) void this.reload()
    else if (this.#watch.wasEnded) {
      this.#watch.acknowledgeEnd()
      void this.script(() => this.#leavePage('login'))
    } else if (this.#watch.pageAge !== this.#pageAge) {
      this.#pageAge = this.#watch.pageAge
      void this.#reopen()
    }
  }

  async logIn(username: string): Promise<void> {
    await this.script(async () => {
      if (this.session.isLoggedIn) return
      await this.#shop.get(LogIn).run({ username, password: 'demo' })
      this.#leavePage('home')
    })
  }

  async logOut(): Promise<void> {
    await this.script(async () => {
      this.#leavePage('home')
      await this.#shop.get(LogOut).run()
    })
  }

  async add(quantity: number, articleNo: string): Promise<void> {
    await this.script(async () => {
      const adding = this.#adding
      if (!this.session.isLoggedIn || adding.state === 'pending') return
      adding.offer({ vendorId: 'NW', sku: articleNo })
      adding.type(String(quantity))
      if (!adding.canAdd) return
      const addition = this.#additionOf(articleNo, quantity)
      this.#addition = addition
      await adding.add()
      addition.outcome = adding.state === 'added' ? 'added' : 'failed'
    })
  }

  async openCart(): Promise<void> {
    await this.script(async () => {
      this.#leavePage('cart')
      if (!this.session.isLoggedIn) return this.#leavePage('login')
      await this.#shop.get(LoadCart).run()
      if (this.page !== 'cart') return
      this.cart = this.#shop.get(CartViewModel)
      this.cart.recall()
    })
  }

  async changeQuantity(id: CartLineId, quantity: number): Promise<void> {
    await this.script(async () => {
      this.cart?.line(id).type(String(quantity))
      this.cart?.line(id).leave()
    })
  }

  async note(id: CartLineId, text: string): Promise<void> {
    await this.script(async () => {
      this.cart?.line(id).typeNote(text)
      this.cart?.line(id).leave()
    })
  }

  async remove(id: CartLineId): Promise<void> {
    await this.script(() => this.cart?.remove([id]))
  }

  async undo(): Promise<void> {
    await this.script(async () => {
      this.#addition = undefined
      await this.cart?.undo()
    })
  }

  async retry(): Promise<void> {
    await this.script(() => this.cart?.retry())
  }

  async decide(isOwn: boolean): Promise<void> {
    await this.script(() => {
      for (const line of this.cart?.lines ?? []) if (line.conflict) line.decide(isOwn)
    })
  }

  /** Makes the choices of the three steps before the review. */
  async choose(contact: string, remark: string): Promise<void> {
    await this.script(async () => {
      if (!this.session.isLoggedIn) return
      this.#leavePage('home')
      if (!(await this.#shop.get(EnterStep).run(2, true))) return
      const { billing } = await this.#shop.get(Checkout).addresses()
      const delivery = { billingAddressId: billing.id, shippingAddressId: billing.id, typed: EMPTY_ADDRESS }
      const delivered = await this.#shop.get(ChooseDelivery).run({ ...delivery, contact, remark })
      const { personId } = this
      if (delivered.ok && personId !== undefined) {
        const { by = this, isOnlyTab = true } = this.browser.chosen ?? {}
        this.browser.chosen = { by: this, personId, remark, isOnlyTab: isOnlyTab && by === this }
      }
      await this.#shop.get(ChooseTransport).run({ transportId: 'parcel', deliverComplete: false })
      await this.#shop
        .get(ChoosePayment)
        .run({ paymentId: 'prepayment', ccFirstName: 'Anna', ccLastName: 'Becker' })
    })
  }

  get prices(): PricesViewModel {
    return this.#shop.get(PricesViewModel)
  }

  async openReview(): Promise<void> {
    await this.script(async () => {
      this.#leavePage('review')
      if (!this.session.isLoggedIn) return this.#leavePage('login')
      const mayEnter = await this.#shop.get(EnterStep).run(5, true)
      this.#compareChosen()
      if (!mayEnter) return this.#leavePage('home')
      const isPriceless = this.session.snapshot.pricesHidden
      const reviewed = await this.#shop.get(ReviewOrder).run()
      if (this.page !== 'review') return
      if (reviewed.kind === 'ordered') return this.#confirm(reviewed.order.basHash)
      const model = this.#shop.get(ReviewViewModel)
      model.show(reviewed)
      this.review = model
      this.reviewHidesPrices = isPriceless
    })
  }

  /** Checks that the typed remark is restored, also after the same customer has logged in again. */
  #compareChosen(): void {
    const { chosen } = this.browser
    const isTheirs = chosen?.by === this && chosen.isOnlyTab && chosen.personId === this.personId
    if (isTheirs && this.checkout.choices.remark !== chosen.remark) this.lostRemark = chosen.remark
  }

  /** Clicks the order button. The page remains open until the response. */
  async order(reference: string): Promise<void> {
    await this.script(async () => {
      const { review } = this
      const { personId } = this
      if (!review || review.isEmpty || personId === undefined) return
      const { basHash, version } = review.basket
      const press: Press = {
        personId,
        basHash,
        reference,
        lines: review.shownLines,
        gross: review.gross?.minor,
        outcome: 'open',
        numbers: [],
      }
      this.presses.push(press)
      const submission = { basHash, version, acceptPolicy: true, reference }
      try {
        const placed = await this.#shop.get(PlaceOrder).run(submission)
        press.outcome = placed.ok ? 'ordered' : placed.error.kind
        if (placed.ok) {
          press.numbers = numbersOf(placed.value)
          await this.#confirm(basHash)
        } else {
          const attempt = { rejection: placed.error, shown: press.lines, reference, acceptPolicy: true }
          // reload the page after the response, like the route
          await this.#shop.get(EnterStep).run(5, true)
          const reviewed = await this.#shop.get(ReviewOrder).run()
          if (this.page === 'review') {
            if (reviewed.kind === 'ordered') await this.#confirm(reviewed.order.basHash)
            else review.show(reviewed, attempt)
          }
        }
      } catch (error) {
        if (press.outcome === 'open') press.outcome = 'logged-out'
        throw error
      }
    })
  }

  async togglePrices(): Promise<void> {
    await this.script(() => this.#shop.get(TogglePrices).run())
    await this.#reopen()
  }

  /** Loads the rights, as each navigation does. */
  async refreshRights(): Promise<void> {
    await this.script(() => this.#shop.get(RefreshAccountState).run())
  }

  /** Shows the tab, which refreshes its cart. */
  async look(): Promise<void> {
    this.#window.dispatch('visibilitychange')
    await this.script(() => this.cart?.refresh())
  }

  /** Runs code in the page, and records exceptions, except failures of a faulty connection. */
  async script(run: () => unknown): Promise<void> {
    try {
      await this.#window.run(async () => {
        await run()
      })
    } catch (error) {
      const isOfTheLine =
        error instanceof ApiFailure && (error.kind !== 'unusable' || this.line.hasSpoiled(error.call))
      if (isOfTheLine) return
      if (error instanceof ApiFailure) this.unusable = error
      else this.defects.push(error)
    }
  }

  #additionOf(articleNo: string, quantity: number): Addition {
    const now = this.browser.now()
    const { visit } = this.session
    const last = this.additions.at(-1)
    const isAgain =
      last?.outcome === 'failed' &&
      last.articleNo === articleNo &&
      last.quantity === quantity &&
      last.visit === visit &&
      last === this.#addition &&
      Math.abs(now - last.lastAt) < SAME_WISH_MS
    if (isAgain) return Object.assign(last, { outcome: 'open', lastAt: now })
    const addition: Addition = {
      articleNo,
      quantity,
      visit,
      outcome: 'open',
      keys: new Set(),
      lastAt: now,
    }
    this.additions.push(addition)
    return addition
  }

  async #confirm(basHash: string): Promise<void> {
    const order = await this.#shop.get(OpenConfirmation).run(basHash)
    if (order?.numbers) {
      for (const press of this.presses) {
        if (press.basHash !== basHash) continue
        press.outcome = 'ordered'
        press.numbers = numbersOf(order)
      }
    }
    this.#leavePage('home')
    this.browser.chosen = undefined
    this.checkout.leave()
  }

  /** Runs the loader of the open page again. */
  async #reopen(): Promise<void> {
    if (this.page === 'cart') await this.openCart()
    if (this.page === 'review') await this.openReview()
  }

  #of<T>(key: Key<T>): T {
    return this.#window.run(() => this.#shop.get(key)) as T
  }

  #leavePage(next: Page): void {
    const { cart } = this
    this.cart = undefined
    this.review = undefined
    this.page = next
    void cart?.settle()
  }

  #opened() {
    const shop = this.#window.run(() => this.#compose())!
    return this.#window.run(() => {
      shop.get(SessionStore).restoreStored(readSessionCookies(document.cookie))
      const watch = shop.get(SessionExpiryMonitorViewModel)
      watch.watch()
      return { shop, watch, adding: shop.get(AddToCartViewModel) }
    })!
  }

  #compose(): Container {
    const window = this.#window
    const retryPolicy: RetryPolicy = {
      pause: (ms) => new Promise((resolve) => window.clock.after(ms, resolve)),
      chance: () => 0.5,
      now: () => this.#time.now(),
    }
    return compose({
      fetch: this.line.fetch,
      origin: 'https://shop.test',
      timeoutMs: NEVER,
      retryPolicy,
      clock: window.clock,
      sessionStorage: new DocumentSessionCookies(),
      storedToken: documentSessionToken,
      cookieJar: new DocumentCookieJar(),
      sessionChannel: new TabSessionChannel(),
      draftStorage: new LocalDraftStorage(() => localStorage),
      checkoutDraftStorage: new LocalDraftStorage(() => sessionStorage),
      language: 'en',
      countryId: 'DE',
      dehydrated: { answers: [] },
    })
  }
}

const numbersOf = ({ numbers }: PlacedOrder): readonly string[] =>
  [numbers?.first, numbers?.second].filter((number) => number !== undefined)
