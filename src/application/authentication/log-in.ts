import { fail, ok, type Result } from '#domain/shared/result.ts'
import { dataOwnerIdOf, type User } from '#domain/session/user.ts'
import { LoadCart } from '../cart/load-cart.ts'
import { attempt } from '../kernel/attempt.ts'
import { ReadCache } from '../shared/read-cache.port.ts'
import { Accounts, type Credentials, type LoggedIn, type LogInRejection } from '../session/accounts.port.ts'
import { ClearUserData } from './clear-user-data.ts'
import { SessionChannel } from '../session/session-channel.port.ts'
import { SessionCookies } from '../session/session-cookies.port.ts'
import { SessionStore } from '../session/session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type LogInError = LogInRejection | { readonly kind: 'incomplete' } | { readonly kind: 'unreachable' }

export class LogIn extends dependsOn({
  accounts: Accounts,
  session: SessionStore,
  storage: SessionCookies,
  loadCart: LoadCart,
  cache: ReadCache,
  channel: SessionChannel,
  clearUserData: ClearUserData,
}) {
  /**
   * Sets the session, stores the user, then loads the cart with the new token (spec 4). `onLoggedIn` is called before
   * the cart is loaded: a later redirect would interrupt a navigation of the visitor.
   */
  async run(credentials: Credentials, onLoggedIn = () => {}): Promise<Result<User, LogInError>> {
    const username = credentials.username.trim()
    if (username === '' || credentials.password === '') return fail({ kind: 'incomplete' })

    const result = await attempt(() => this.deps.accounts.logIn({ ...credentials, username }))
    if (!result.ok) return fail({ kind: 'unreachable' })
    if (!result.value.ok) return result.value

    await this.enter(result.value.value, onLoggedIn)
    return ok(result.value.value.user)
  }

  /** Starts the session of a successful login. */
  async enter({ token, expiresIn, user, features }: LoggedIn, onLoggedIn = () => {}): Promise<void> {
    // a tab in the background has not noticed that the session of another customer has expired
    const former = this.deps.session.snapshot.user
    if (former && dataOwnerIdOf(former) !== dataOwnerIdOf(user)) this.deps.clearUserData.clearState()
    else this.deps.cache.clear()
    this.deps.session.restore({
      token,
      user,
      features: { ...features, vinSearch: false },
      pricesHidden: false,
    })
    this.deps.storage.save({ token, user }, expiresIn)
    this.deps.storage.savePricesHidden(false)
    this.deps.channel.publish()
    onLoggedIn()
    await this.deps.loadCart.run()
  }
}
