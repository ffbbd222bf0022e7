import { makeAutoObservable, observableRef } from 'mobx'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'
import { isLoggedIn, tokenExpiry } from '#domain/session/token.ts'
import { dataOwnerIdOf, type User } from '#domain/session/user.ts'
import { Debounce } from '../kernel/debounce.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import type { Clock } from '../kernel/clock.port.ts'
import type { StoredSessionState } from './session-channel.port.ts'

/** Dehydrated state: sent from the server's HTML to the browser. */
export type SessionSnapshot = {
  readonly token?: string | undefined
  readonly user?: User | undefined
  readonly features: Features
  readonly pricesHidden: boolean
  /** Number of unread inbox entries; absent if the API has no inbox. */
  readonly unread?: number | undefined
}

export const ANONYMOUS: SessionSnapshot = { features: NO_FEATURES, pricesHidden: false }

/** Maximum delay of a browser timer in ms; for a later expiry the timer is set again. */
const TIMER_MS_MAX = 2 ** 31 - 1

/** Current session with its rights (spec 3, 4, 6). */
export class SessionStore {
  snapshot: SessionSnapshot = ANONYMOUS
  isLoggedIn = false
  isLoggingOut = false
  /** True if the API has ended the session: the page redirects to the login. */
  wasEnded = false
  /** True if the token has expired while the page was open. */
  hasExpired = false
  /** Increased at each end of a session, to detect responses for an earlier session. */
  visit = 0
  /** Increased when a session change makes the data of the open page outdated. */
  pageAge = 0
  /** True if another tab has logged this user out or another user in: the page must be reloaded. */
  isTakenOver = false
  readonly #clock: Clock
  readonly #expiry: Debounce
  readonly #capabilities: CapabilitiesStore

  constructor(clock: Clock, capabilities = new CapabilitiesStore()) {
    this.#clock = clock
    this.#capabilities = capabilities
    this.#expiry = new Debounce(clock)
    makeAutoObservable(this, { snapshot: observableRef })
  }

  /** Access token for calls; undefined after its expiry. */
  get token(): string | undefined {
    return this.isLoggedIn ? this.snapshot.token : undefined
  }

  get user(): User | undefined {
    return this.isLoggedIn ? this.snapshot.user : undefined
  }

  /** Id of the owner of stored data; undefined for guests. */
  get personId(): string | undefined {
    return this.user && dataOwnerIdOf(this.user)
  }

  get features(): Features {
    return this.isLoggedIn ? this.#capabilities.offered(this.snapshot.features) : NO_FEATURES
  }

  /** True if the account has the right to see prices, and the user has not hidden them (spec 4). */
  get pricesAreVisible(): boolean {
    return this.features.showPrice && !this.snapshot.pricesHidden
  }

  get mayTogglePrices(): boolean {
    return this.features.priceToggle ?? this.user?.mayTogglePrices ?? false
  }

  get canAddToCart(): boolean {
    return this.features.fillBasket
  }

  /** Restores the session of the cookies, whose rights are not known yet. */
  restoreStored({ session, ...stored }: StoredSessionState): void {
    this.restore({ ...session, ...stored, features: NO_FEATURES })
  }

  restore(snapshot: SessionSnapshot): void {
    this.snapshot = snapshot
    this.wasEnded = false
    this.hasExpired = false
    this.checkExpiry()
  }

  grant(features: Features): void {
    if (this.isLoggedIn) this.snapshot = { ...this.snapshot, features }
  }

  countUnread(unread: number | undefined): void {
    if (this.isLoggedIn) this.snapshot = { ...this.snapshot, unread }
  }

  hidePrices(hidden: boolean): void {
    this.snapshot = { ...this.snapshot, pricesHidden: hidden }
  }

  /** Sets the second currency; returns the changed user. */
  preferCurrency(alternativeCurrency: string | undefined): User | undefined {
    const { user } = this
    if (!user) return undefined
    const changed = { ...user, alternativeCurrency }
    this.snapshot = { ...this.snapshot, user: changed }
    return changed
  }

  /** Sets the name; returns the changed user. */
  rename(firstName: string, lastName: string): User | undefined {
    const { user } = this
    if (!user) return undefined
    const changed = { ...user, firstName, lastName }
    this.snapshot = { ...this.snapshot, user: changed }
    return changed
  }

  beginLogOut(): void {
    this.isLoggingOut = true
  }

  end(): void {
    if (this.snapshot.token !== undefined) this.visit += 1
    this.snapshot = ANONYMOUS
    this.isLoggingOut = false
    this.hasExpired = false
    this.checkExpiry()
  }

  markEnded(): void {
    this.wasEnded = true
  }

  /** Call after the redirect to the login. */
  acknowledgeEnd(): void {
    this.wasEnded = false
  }

  markTakenOver(): void {
    this.isTakenOver = true
  }

  outdatePage(): void {
    this.pageAge += 1
  }

  /** Sets a timer for the expiry; timers run in the browser only. */
  private checkExpiry(): void {
    const now = this.#clock.now()
    this.isLoggedIn = isLoggedIn(this.snapshot.token, now)
    this.#expiry.cancel()
    const expiry = this.isLoggedIn ? tokenExpiry(this.snapshot.token ?? '') : undefined
    if (expiry === undefined) return
    this.#expiry.after(Math.min(expiry - now, TIMER_MS_MAX), () => this.onExpiryTimer())
  }

  private onExpiryTimer(): void {
    this.checkExpiry()
    this.hasExpired = !this.isLoggedIn
  }
}
