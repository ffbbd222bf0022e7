import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { registerModule } from '../../kernel/module.ts'
import { InfoCentreNavigationViewModel } from './info-centre-navigation.view-model.ts'

registerModule('info-centre', ({ provide }) => {
  provide(InfoCentreNavigationViewModel, SessionStore, CapabilitiesStore)
})
