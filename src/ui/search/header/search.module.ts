import { ContentStore } from '#application/catalogue/content.store.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SearchParts } from '#application/search/search-parts.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { registerModule } from '../../kernel/module.ts'
import { SearchViewModel } from './search.view-model.ts'

/** The search of the header. */
registerModule('header-search', ({ provide }) => {
  provide(
    SearchViewModel,
    SearchParts,
    {
      session: SessionStore,
      place: LocaleStore,
      searchMode: SearchModeStore,
      content: ContentStore,
      capabilities: CapabilitiesStore,
    },
    Clock,
    EventBus,
  )
})
