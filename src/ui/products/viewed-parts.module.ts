import { LocaleStore } from '#application/locale/locale.store.ts'
import { ListRecentlyViewed } from '#application/products/list-recently-viewed.ts'
import { registerModule } from '../kernel/module.ts'
import { ViewedPartsViewModel } from './page/viewed-parts.view-model.ts'

/** Looking back at parts. */
registerModule('viewed-parts', ({ provide }) => {
  provide(ListRecentlyViewed)
  provide(ViewedPartsViewModel, ListRecentlyViewed, LocaleStore)
})
