import { ShopContent } from '#application/shared/shop-content.port.ts'
import { ListCountries } from '#application/locale/list-countries.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { registerModule } from '../kernel/module.ts'

/** Countries to choose from. */
registerModule('countries', ({ provide }) => {
  provide(ListCountries, ShopContent, LocaleStore)
})
