import { ContainerModule } from 'inversify'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddToCart } from '#application/cart/add-to-cart.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { AddToCartViewModel } from '../../add-to-cart/add-to-cart.view-model.ts'
import { HomeViewModel } from '../../home/home.view-model.ts'

/** The pages on which parts are found. */
export const catalogueViewModels = new ContainerModule(({ bind }) => {
  bind(AddToCartViewModel).toResolvedValue(
    (addToCart: AddToCart, session: SessionStore, alerts: AlertsStore, clock: Clock) =>
      new AddToCartViewModel(addToCart, session, alerts, clock),
    [AddToCart, SessionStore, AlertsStore, Clock],
  )
  bind(HomeViewModel).toResolvedValue((content: ContentStore) => new HomeViewModel(content), [ContentStore])
})
