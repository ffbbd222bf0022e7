import { ContainerModule } from 'inversify'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ChangeQuantity } from '#application/cart/change-quantity.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { RemoveLines } from '#application/cart/remove-lines.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { CartViewModel } from '../../checkout/cart/cart.view-model.ts'

/** Cart and checkout. */
export const cartViewModels = new ContainerModule(({ bind }) => {
  bind(CartViewModel).toResolvedValue(
    (
      cart: CartStore,
      session: SessionStore,
      alerts: AlertsStore,
      clock: Clock,
      loadCart: LoadCart,
      changeQuantity: ChangeQuantity,
      removeLines: RemoveLines,
    ) => new CartViewModel({ cart, session, alerts }, clock, { loadCart, changeQuantity, removeLines }),
    [CartStore, SessionStore, AlertsStore, Clock, LoadCart, ChangeQuantity, RemoveLines],
  )
})
