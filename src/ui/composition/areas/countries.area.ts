import { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { ListCountries } from '#application/place/list-countries.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { openArea } from '../open-area.ts'

/** Countries to choose from. */
openArea('countries', ({ provide }) => {
  provide(ListCountries, ShopContent, PlaceStore)
})
