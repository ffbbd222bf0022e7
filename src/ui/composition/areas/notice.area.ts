import { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { FavouriteButtonViewModel } from '../../favourites/favourite-button.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'

/** The notice buttons that stand by every part; what they open is in the area of the lists. */
openArea('notice', ({ provide, provideStore, lazy }) => {
  lazy(
    Favourites,
    viaApi(async () => (await import('#adapters/http/favourites/http-favourites.ts')).HttpFavourites),
    ApiAccess,
  )
  provideStore(FavouriteMarksStore)
  provide(LoadFavouriteMarks, Favourites, FavouriteMarksStore, SessionStore)
  provide(FavouriteButtonViewModel, FavouriteMarksStore, SessionStore, LoadFavouriteMarks)
})
