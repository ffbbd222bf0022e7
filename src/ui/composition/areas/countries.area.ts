import { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { ListCountries } from '#application/locale/list-countries.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { openArea } from '../open-area.ts'

/** Countries to choose from. */
openArea('countries', ({ provide }) => {
  provide(ListCountries, ShopContent, LocaleStore)
})
