import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EventBus } from '#application/tracking/event-bus.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { CarouselViewModel } from '../carousel/carousel.view-model.ts'
import { HomeViewModel } from './home.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** Home. */
registerModule('home', ({ provide }) => {
  provide(ListPromotions, PartsCatalogue)
  provide(CarouselViewModel, Clock)
  provide(HomeViewModel, ContentStore, SessionStore, SearchModeStore, CapabilitiesStore, EventBus)
})
