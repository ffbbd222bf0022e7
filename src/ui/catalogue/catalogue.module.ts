import { ContentStore } from '#application/catalogue/content.store.ts'
import { CountGroups } from '#application/catalogue/count-groups.ts'
import { CategoriesViewModel } from './categories/categories.view-model.ts'
import { DivisionViewModel } from './division/division.view-model.ts'
import { DivisionsViewModel } from './divisions/divisions.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** Divisions and groups. */
registerModule('catalogue', ({ provide }) => {
  provide(CountGroups)
  provide(CategoriesViewModel, ContentStore)
  provide(DivisionsViewModel, ContentStore)
  provide(DivisionViewModel, ContentStore)
})
