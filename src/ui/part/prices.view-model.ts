import { reaction } from 'mobx'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Money } from '#domain/shared/money.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'

/**
 * Visibility and currency of prices. When the user hides prices, they disappear at once, before the page is reloaded
 * without them.
 */
export class PricesViewModel extends dependsOn({ session: SessionStore, store: AlternativeCurrencyStore }) {
  get areVisible(): boolean {
    return this.deps.session.pricesAreVisible
  }

  /** Cells of price columns; none while prices are hidden. */
  cells<Cells extends readonly unknown[]>(...cells: Cells): Cells | readonly [] {
    return this.areVisible ? cells : []
  }

  /** Subscribes to the visibility of prices, for components that are not MobX observers. */
  readonly subscribe = (onChange: () => void): (() => void) => reaction(() => this.areVisible, onChange)

  /** Amount in the second currency; undefined if none is chosen. */
  approximation(amount: Money): Money | undefined {
    return this.deps.store.approximately(amount)
  }
}
