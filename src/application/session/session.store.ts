import { makeAutoObservable, observableRef } from 'mobx'
import { pricesAreVisible } from '#domain/pricing/price-visibility.ts'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'
import { isLoggedIn, tokenExpiry } from '#domain/session/token.ts'
import type { User } from '#domain/session/user.ts'
import type { Clock } from '../shared/clock.port.ts'

/** What travels from the server's HTML to the browser. */
export type SessionSnapshot = {
  readonly token?: string | undefined
  readonly user?: User | undefined
  readonly features: Features
  readonly pricesHidden: boolean
}

export const ANONYMOUS: SessionSnapshot = { features: NO_FEATURES, pricesHidden: false }

/** The longest delay a timer takes; a later expiry is looked at again then. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** Who is asking, and what they may see (spec 3, 4, 6). */
export class SessionStore {
  snapshot: SessionSnapshot = ANONYMOUS
  isLoggedIn = false
  isLoggingOut = false
  /** The API ended the session; the page leads to the login. */
  wasEnded = false
  readonly #clock: Clock
  #stopWaiting: (() => void) | undefined

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, { snapshot: observableRef })
  }

  /** The token to call with; none once it has expired. */
  get token(): string | undefined {
    return this.isLoggedIn ? this.snapshot.token : undefined
  }

  get user(): User | undefined {
    return this.isLoggedIn ? this.snapshot.user : undefined
  }

  get features(): Features {
    return this.isLoggedIn ? this.snapshot.features : NO_FEATURES
  }

  get pricesAreVisible(): boolean {
    return pricesAreVisible({
      loggedIn: this.isLoggedIn,
      showPrice: this.features.showPrice,
      hiddenByUser: this.snapshot.pricesHidden,
    })
  }

  get mayFillBasket(): boolean {
    return this.features.fillBasket
  }

  restore(snapshot: SessionSnapshot): void {
    this.snapshot = snapshot
    this.wasEnded = false
    this.lookAtExpiry()
  }

  grant(features: Features): void {
    if (this.isLoggedIn) this.snapshot = { ...this.snapshot, features }
  }

  hidePrices(hidden: boolean): void {
    this.snapshot = { ...this.snapshot, pricesHidden: hidden }
  }

  beginLogOut(): void {
    this.isLoggingOut = true
  }

  end(): void {
    this.snapshot = ANONYMOUS
    this.isLoggingOut = false
    this.lookAtExpiry()
  }

  markEnded(): void {
    this.wasEnded = true
  }

  /** Notices the expiry while the page is open; timers run in the browser only. */
  private lookAtExpiry(): void {
    const now = this.#clock.now()
    this.isLoggedIn = isLoggedIn(this.snapshot.token, now)
    this.#stopWaiting?.()
    this.#stopWaiting = undefined
    const expiry = this.isLoggedIn ? tokenExpiry(this.snapshot.token ?? '') : undefined
    if (expiry === undefined) return
    this.#stopWaiting = this.#clock.after(Math.min(expiry - now, TIMER_MAX_MS), () => this.lookAtExpiry())
  }
}
