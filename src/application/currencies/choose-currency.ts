import { fail, ok, type Result } from '#domain/shared/result.ts'
import { tokenExpiry } from '#domain/session/token.ts'
import { attempt } from '../kernel/attempt.ts'
import type { SessionCookies } from '../session/session-cookies.port.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { Clock } from '../kernel/clock.port.ts'
import type { Currencies } from './currencies.port.ts'

export type ChooseCurrencyError = { readonly kind: 'no-prices' | 'unknown-currency' | 'unreachable' }

/** Sets the currency that is shown beside every price. */
export class ChooseCurrency {
  readonly #currencies: Currencies
  readonly #session: SessionStore
  readonly #storage: SessionCookies
  readonly #clock: Clock

  constructor(currencies: Currencies, session: SessionStore, storage: SessionCookies, clock: Clock) {
    this.#currencies = currencies
    this.#session = session
    this.#storage = storage
    this.#clock = clock
  }

  /** `undefined` removes the second currency. */
  async run(currency: string | undefined): Promise<Result<undefined, ChooseCurrencyError>> {
    const { token, features } = this.#session
    if (token === undefined || !features.showPrice) return fail({ kind: 'no-prices' })
    if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) return fail({ kind: 'unknown-currency' })
    const chosen = await attempt(() => this.#currencies.choose(currency))
    if (!chosen.ok) {
      const { kind } = chosen.error
      if (kind === 'session-ended') throw chosen.error
      return fail({ kind: kind === 'refused' ? 'unknown-currency' : 'unreachable' })
    }
    this.#saveChoice(token, currency)
    return ok(undefined)
  }

  /** Skips if another user has logged in meanwhile. */
  #saveChoice(token: string, currency: string | undefined): void {
    if (this.#session.token !== token) return
    const user = this.#session.preferCurrency(currency)
    const expiry = tokenExpiry(token)
    if (user && expiry !== undefined) {
      this.#storage.save({ token, user }, Math.floor((expiry - this.#clock.now()) / 1000))
    }
  }
}
