import { Favourites } from '#application/favourites/favourites.port.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { ApiAccess, lazyAdapter } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/**
 * Bindings of the favourite buttons on all pages. `favourites.module.ts` contains the bindings of the panel that they
 * open.
 */
registerModule('favourite-button', ({ provideStore, lazyPort }) => {
  lazyPort(
    Favourites,
    lazyAdapter(async () => (await import('#adapters/http/favourites/http-favourites.ts')).HttpFavourites),
    ApiAccess,
  )
  provideStore(FavouriteMarksStore)
})
