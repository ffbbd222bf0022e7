import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { registerModule } from '../kernel/module.ts'
import { SearchModeViewModel } from './search-mode.view-model.ts'

registerModule('search-mode', ({ provide }) => {
  provide(SearchModeViewModel, SearchModeStore)
})
