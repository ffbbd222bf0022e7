import { ChooseCountry } from '#application/locale/choose-country.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { GeoselectionViewModel } from './geoselection.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import './countries.module.ts'

/** The choice of a country. */
registerModule('geoselection', ({ provide }) => {
  provide(ChooseCountry)
  provide(GeoselectionViewModel, LocaleStore)
})
