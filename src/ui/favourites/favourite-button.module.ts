import { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { FavouriteButtonViewModel } from './favourite-button.view-model.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Favourite buttons beside every part; what they open is in `favourites.module.ts`. */
registerModule('favourite-button', ({ provide, provideStore, latePort }) => {
  latePort(
    Favourites,
    viaApi(async () => (await import('#adapters/http/favourites/http-favourites.ts')).HttpFavourites),
    ApiAccess,
  )
  provideStore(FavouriteMarksStore)
  provide(LoadFavouriteMarks)
  provide(FavouriteButtonViewModel, FavouriteMarksStore, SessionStore, LoadFavouriteMarks)
})
