import { LocaleStore } from '#application/locale/locale.store.ts'
import { ListRecentlyViewed } from '#application/products/list-recently-viewed.ts'
import { RecentlyViewed } from '#application/products/recently-viewed.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { registerModule } from '../kernel/module.ts'
import { ViewedPartsViewModel } from './page/viewed-parts.view-model.ts'

/** Looking back at parts. */
registerModule('viewed-parts', ({ provide }) => {
  provide(ListRecentlyViewed, RecentlyViewed, SessionStore)
  provide(ViewedPartsViewModel, ListRecentlyViewed, LocaleStore)
})
