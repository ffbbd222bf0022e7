import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { SearchResultsViewModel } from './results/search-results.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** The results of a search. */
registerModule('results', ({ provide }) => {
  provide(ListParts)
  provide(SearchResultsViewModel, ContentStore, SessionStore, SearchModeStore, CapabilitiesStore)
})
