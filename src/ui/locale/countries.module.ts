import { ListCountries } from '#application/locale/list-countries.ts'
import { registerModule } from '../kernel/module.ts'

/** Countries to choose from. */
registerModule('countries', ({ provide }) => {
  provide(ListCountries)
})
