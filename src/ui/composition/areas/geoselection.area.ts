import { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { ChooseCountry } from '#application/place/choose-country.ts'
import { ListCountries } from '#application/place/list-countries.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { Preferences } from '#application/place/preferences.port.ts'
import { GeoselectionViewModel } from '../../geoselection/geoselection.view-model.ts'
import { openArea } from '../open-area.ts'

/** The choice of a country. */
openArea('geoselection', ({ bind }) => {
  bind(ListCountries).toResolvedValue(
    (content: ShopContent, place: PlaceStore) => new ListCountries(content, place),
    [ShopContent, PlaceStore],
  )
  bind(ChooseCountry).toResolvedValue(
    (list: ListCountries, place: PlaceStore, preferences: Preferences) =>
      new ChooseCountry(list, place, preferences),
    [ListCountries, PlaceStore, Preferences],
  )
  bind(GeoselectionViewModel).toResolvedValue(
    (place: PlaceStore) => new GeoselectionViewModel(place),
    [PlaceStore],
  )
})
