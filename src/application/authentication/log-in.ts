import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { User } from '#domain/session/user.ts'
import type { LoadCart } from '../cart/load-cart.ts'
import { attempt } from '../kernel/attempt.ts'
import type { ReadCache } from '../shared/read-cache.port.ts'
import type { Accounts, Credentials, LogInRejection } from '../session/accounts.port.ts'
import type { ClearUserData } from './clear-user-data.ts'
import type { SessionChannel } from '../session/session-channel.port.ts'
import type { SessionCookies } from '../session/session-cookies.port.ts'
import type { SessionStore } from '../session/session.store.ts'

export type LogInError = LogInRejection | { readonly kind: 'incomplete' } | { readonly kind: 'unreachable' }

export class LogIn {
  readonly #accounts: Accounts
  readonly #session: SessionStore
  readonly #storage: SessionCookies
  readonly #loadCart: LoadCart
  readonly #cache: ReadCache
  readonly #channel: SessionChannel
  readonly #clearUserData: ClearUserData

  constructor(
    accounts: Accounts,
    session: SessionStore,
    storage: SessionCookies,
    loadCart: LoadCart,
    cache: ReadCache,
    channel: SessionChannel,
    clearUserData: ClearUserData,
  ) {
    this.#accounts = accounts
    this.#session = session
    this.#storage = storage
    this.#loadCart = loadCart
    this.#cache = cache
    this.#channel = channel
    this.#clearUserData = clearUserData
  }

  /**
   * Sets the session, stores the user, then loads the cart with the new token (spec 4). `onLoggedIn` is called before
   * the cart is loaded: a redirect after it would interrupt where the visitor has gone meanwhile.
   */
  async run(credentials: Credentials, onLoggedIn = () => {}): Promise<Result<User, LogInError>> {
    const username = credentials.username.trim()
    if (username === '' || credentials.password === '') return fail({ kind: 'incomplete' })

    const answer = await attempt(() => this.#accounts.logIn({ ...credentials, username }))
    if (!answer.ok) return fail({ kind: 'unreachable' })
    if (!answer.value.ok) return answer.value

    const { token, expiresIn, user, features } = answer.value.value
    // a tab that slept has not noticed that another customer's session has expired
    const former = this.#session.snapshot.user
    if (former && former.customerId !== user.customerId) this.#clearUserData.clearState()
    else this.#cache.clear()
    this.#session.restore({ token, user, features: { ...features, vinSearch: false }, pricesHidden: false })
    this.#storage.save({ token, user }, expiresIn)
    this.#storage.savePricesHidden(false)
    this.#channel.publish()
    onLoggedIn()
    await this.#loadCart.run()
    return ok(user)
  }
}
