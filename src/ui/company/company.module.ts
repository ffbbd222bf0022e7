import { ContentStore } from '#application/catalogue/content.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { registerModule } from '../kernel/module.ts'
import { CompanyViewModel } from './company.view-model.ts'

/** The pages about the company. */
registerModule('company', ({ provide }) => {
  provide(CompanyViewModel, ContentStore, SearchModeStore)
})
