import { ContentStore } from '#application/catalogue/content.store.ts'
import { CategoriesViewModel } from '../../catalogue/categories/categories.view-model.ts'
import { DivisionViewModel } from '../../catalogue/division/division.view-model.ts'
import { DivisionsViewModel } from '../../catalogue/divisions/divisions.view-model.ts'
import { openArea } from '../open-area.ts'

/** Divisions and groups. */
openArea('groups', ({ provide }) => {
  provide(CategoriesViewModel, ContentStore)
  provide(DivisionsViewModel, ContentStore)
  provide(DivisionViewModel, ContentStore)
})
