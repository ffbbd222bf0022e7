import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { registerModule } from '../kernel/module.ts'
import { AlertsViewModel } from './alerts.view-model.ts'

registerModule('alerts', ({ provide }) => {
  provide(AlertsViewModel, AlertsStore)
})
