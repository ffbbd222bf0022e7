import { DataLayer, type DataLayerHost } from '#adapters/browser/tracking/data-layer.ts'
import { LocalReportedPurchases } from '#adapters/browser/tracking/local-reported-purchases.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Analytics } from '#application/tracking/analytics.port.ts'
import { ReportedPurchases } from '#application/tracking/reported-purchases.port.ts'
import { AnalyticsReporter } from '#application/tracking/analytics-reporter.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { registerModule } from '../kernel/module.ts'

/** What the data layer is told. Opened with the first consent. */
registerModule('tracking', ({ provide, constant }) => {
  constant(Analytics, new DataLayer(globalThis as DataLayerHost))
  constant(ReportedPurchases, new LocalReportedPurchases(() => localStorage))
  provide(
    AnalyticsReporter,
    {
      session: SessionStore,
      locale: LocaleStore,
      cart: CartStore,
      content: ContentStore,
      chosenVehicle: ChosenVehicleStore,
    },
    PartsCatalogue,
    ReportedPurchases,
    Analytics,
  )
})
