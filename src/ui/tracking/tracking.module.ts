import { DataLayer, type DataLayerHost } from '#adapters/browser/tracking/data-layer.ts'
import { LocalReportedPurchases } from '#adapters/browser/tracking/local-reported-purchases.ts'
import { Analytics } from '#application/tracking/analytics.port.ts'
import { ReportedPurchases } from '#application/tracking/reported-purchases.port.ts'
import { registerModule } from '../kernel/module.ts'

/** Bindings of the data layer. Imported once the visitor consents. */
registerModule('tracking', ({ constant }) => {
  constant(Analytics, new DataLayer(globalThis as DataLayerHost))
  constant(ReportedPurchases, new LocalReportedPurchases(() => localStorage))
})
