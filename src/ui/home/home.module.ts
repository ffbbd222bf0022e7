import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import { OpenToday } from '#application/overview/open-today.ts'
import { TodayApi } from '#application/overview/today-api.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { CarouselViewModel } from '../carousel/carousel.view-model.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { HomeViewModel } from './home.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** Home. */
registerModule('home', ({ provide, latePort }) => {
  latePort(
    TodayApi,
    viaApi(async () => (await import('#adapters/http/overview/http-overview-api.ts')).HttpOverviewApi),
    ApiAccess,
  )
  provide(ListPromotions)
  provide(CarouselViewModel, Clock)
  provide(HomeViewModel, ContentStore, SessionStore, SearchModeStore, CapabilitiesStore, EventBus, CartStore)
  provide(OpenToday)
})
