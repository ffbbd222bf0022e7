import { DataLayer, type DataLayerHost } from '#adapters/browser/data-layer.ts'
import { LocalToldOrders } from '#adapters/browser/local-told-orders.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Analytics } from '#application/tracking/analytics.port.ts'
import { ToldOrders } from '#application/tracking/told-orders.port.ts'
import { TrackVisit } from '#application/tracking/track-visit.ts'
import { ChosenVehicleStore } from '#application/vin/chosen-vehicle.store.ts'
import { openArea } from '../open-area.ts'

/** What the data layer is told. Opened with the first consent. */
openArea('tracking', ({ bind }) => {
  bind<Analytics>(Analytics).toResolvedValue(() => new DataLayer(globalThis as DataLayerHost))
  bind<ToldOrders>(ToldOrders).toResolvedValue(() => new LocalToldOrders(() => localStorage))
  bind(TrackVisit).toResolvedValue(
    (
      session: SessionStore,
      place: PlaceStore,
      cart: CartStore,
      content: ContentStore,
      chosenVehicle: ChosenVehicleStore,
      catalogue: PartsCatalogue,
      told: ToldOrders,
      analytics: Analytics,
    ) => new TrackVisit({ session, place, cart, content, chosenVehicle }, catalogue, told, analytics),
    [
      SessionStore,
      PlaceStore,
      CartStore,
      ContentStore,
      ChosenVehicleStore,
      PartsCatalogue,
      ToldOrders,
      Analytics,
    ],
  )
})
