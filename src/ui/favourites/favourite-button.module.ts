import { Favourites } from '#application/favourites/favourites.port.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Favourite buttons beside every part; what they open is in `favourites.module.ts`. */
registerModule('favourite-button', ({ provideStore, lazyPort }) => {
  lazyPort(
    Favourites,
    viaApi(async () => (await import('#adapters/http/favourites/http-favourites.ts')).HttpFavourites),
    ApiAccess,
  )
  provideStore(FavouriteMarksStore)
})
