import { ChooseCountry } from '#application/place/choose-country.ts'
import { ListCountries } from '#application/place/list-countries.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { Preferences } from '#application/place/preferences.port.ts'
import { GeoselectionViewModel } from '../../geoselection/geoselection.view-model.ts'
import { openArea } from '../open-area.ts'
import './countries.area.ts'

/** The choice of a country. */
openArea('geoselection', ({ provide }) => {
  provide(ChooseCountry, ListCountries, PlaceStore, Preferences)
  provide(GeoselectionViewModel, PlaceStore)
})
