import { LoadCart } from '../cart/load-cart.ts'
import { ReadCache } from '../shared/read-cache.port.ts'
import { SessionChannel } from '../session/session-channel.port.ts'
import { SessionCookies } from '../session/session-cookies.port.ts'
import { SessionStore } from '../session/session.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/**
 * Hides or shows the prices and persists the choice (spec 4). Clears the read cache, because API responses depend on
 * the choice.
 */
export class TogglePrices extends dependsOn({
  session: SessionStore,
  storage: SessionCookies,
  cache: ReadCache,
  loadCart: LoadCart,
  channel: SessionChannel,
}) {
  /** Does nothing without the right to toggle prices (spec 6). */
  async run(): Promise<void> {
    const { mayTogglePrices, snapshot } = this.deps.session
    if (!mayTogglePrices) return
    const hidden = !snapshot.pricesHidden
    this.deps.session.hidePrices(hidden)
    this.deps.storage.savePricesHidden(hidden)
    this.deps.channel.publish()
    this.deps.cache.clear()
    await this.deps.loadCart.run()
  }
}
