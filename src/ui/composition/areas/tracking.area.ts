import { DataLayer, type DataLayerHost } from '#adapters/browser/tracking/data-layer.ts'
import { LocalToldOrders } from '#adapters/browser/tracking/local-reported-purchases.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import { PlaceStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Analytics } from '#application/tracking/analytics.port.ts'
import { ToldOrders } from '#application/tracking/reported-purchases.port.ts'
import { TrackVisit } from '#application/tracking/analytics-reporter.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { openArea } from '../open-area.ts'

/** What the data layer is told. Opened with the first consent. */
openArea('tracking', ({ provide, constant }) => {
  constant(Analytics, new DataLayer(globalThis as DataLayerHost))
  constant(ToldOrders, new LocalToldOrders(() => localStorage))
  provide(
    TrackVisit,
    {
      session: SessionStore,
      place: PlaceStore,
      cart: CartStore,
      content: ContentStore,
      chosenVehicle: ChosenVehicleStore,
    },
    PartsCatalogue,
    ToldOrders,
    Analytics,
  )
})
