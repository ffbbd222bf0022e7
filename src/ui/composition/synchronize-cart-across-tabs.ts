import { reaction } from 'mobx'
import type { TabCartChannel } from '#adapters/browser/cart/tab-cart-channel.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Container } from '../kernel/container.tsx'

/** Reloads the cart after a change in another tab of the same customer. */
export function synchronizeCartAcrossTabs(
  container: Container,
  channel: Pick<TabCartChannel, 'publish' | 'subscribe'>,
): void {
  const cart = container.get(CartStore)
  const session = container.get(SessionStore)
  let heard: number | undefined
  reaction(
    () => cart.cart.version,
    (version) => {
      const personId = session.personId
      // publishes only versions that this tab has not received from another tab
      if (personId !== undefined && version > 0 && version !== heard) channel.publish({ personId, version })
    },
  )
  channel.subscribe(({ personId, version }) => {
    if (personId !== session.personId || version === cart.cart.version) return
    heard = version
    // does not reload while a change is in flight, because its response contains the cart
    if (!cart.hasOpenChanges) void container.get(LoadCart).reloadCart()
  })
}
