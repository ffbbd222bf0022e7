import { ChooseCountry } from '#application/locale/choose-country.ts'
import { ListCountries } from '#application/locale/list-countries.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { Preferences } from '#application/locale/preferences.port.ts'
import { GeoselectionViewModel } from './geoselection.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import './countries.module.ts'

/** The choice of a country. */
registerModule('geoselection', ({ provide }) => {
  provide(ChooseCountry, ListCountries, LocaleStore, Preferences)
  provide(GeoselectionViewModel, LocaleStore)
})
