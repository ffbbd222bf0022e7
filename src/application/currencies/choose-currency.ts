import { fail, ok, type Result } from '#domain/shared/result.ts'
import { tokenExpiry } from '#domain/session/token.ts'
import { attempt } from '../kernel/attempt.ts'
import { SessionCookies } from '../session/session-cookies.port.ts'
import { SessionStore } from '../session/session.store.ts'
import { Clock } from '../kernel/clock.port.ts'
import { Currencies } from './currencies.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type ChooseCurrencyError = { readonly kind: 'no-prices' | 'unknown-currency' | 'unreachable' }

/** Sets the currency that is shown beside every price. */
export class ChooseCurrency extends dependsOn({
  currencies: Currencies,
  session: SessionStore,
  storage: SessionCookies,
  clock: Clock,
}) {
  /** `undefined` removes the second currency. */
  async run(currency: string | undefined): Promise<Result<undefined, ChooseCurrencyError>> {
    const { token, features } = this.deps.session
    if (token === undefined || !features.showPrice) return fail({ kind: 'no-prices' })
    if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) return fail({ kind: 'unknown-currency' })
    const result = await attempt(() => this.deps.currencies.choose(currency))
    if (!result.ok) {
      const { kind } = result.error
      if (kind === 'session-ended') throw result.error
      return fail({ kind: kind === 'refused' ? 'unknown-currency' : 'unreachable' })
    }
    this.#saveChoice(token, currency)
    return ok(undefined)
  }

  /** Stores the currency, unless another user has logged in since the call. */
  #saveChoice(token: string, currency: string | undefined): void {
    if (this.deps.session.token !== token) return
    const user = this.deps.session.preferCurrency(currency)
    const expiry = tokenExpiry(token)
    if (user && expiry !== undefined) {
      this.deps.storage.save({ token, user }, Math.floor((expiry - this.deps.clock.now()) / 1000))
    }
  }
}
