import { ChooseCountry } from '#application/locale/choose-country.ts'
import { ListCountries } from '#application/locale/list-countries.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { Preferences } from '#application/locale/preferences.port.ts'
import { GeoselectionViewModel } from '../../locale/geoselection.view-model.ts'
import { openArea } from '../open-area.ts'
import './countries.area.ts'

/** The choice of a country. */
openArea('geoselection', ({ provide }) => {
  provide(ChooseCountry, ListCountries, LocaleStore, Preferences)
  provide(GeoselectionViewModel, LocaleStore)
})
