import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { ChangeFavourites } from '#application/favourites/change-favourites.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { OpenFavouriteList } from '#application/favourites/open-favourite-list.ts'
import { OpenSharedList } from '#application/favourites/open-shared-list.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { FavouriteListViewModel } from '../../favourites/list/favourite-list.view-model.ts'
import { SharedListViewModel } from '../../favourites/shared-list/shared-list.view-model.ts'
import { FavouritePanelViewModel } from '../../favourites/favourite-panel.view-model.ts'
import { openArea } from '../open-area.ts'
import './notice.area.ts'
import './qr-codes.area.ts'

/** Notice lists: choosing one, the page of them, and the page of a shared one. */
openArea('favourites', ({ provide }) => {
  provide(ChangeFavourites, Favourites, LoadFavouriteMarks)
  provide(OpenFavouriteList, Favourites, SessionStore)
  provide(OpenSharedList, Favourites)
  provide(FavouritePanelViewModel, FavouriteMarksStore, LoadFavouriteMarks, ChangeFavourites)
  provide(FavouriteListViewModel, { session: SessionStore, alerts: AlertsStore }, Clock, {
    change: ChangeFavourites,
    addLines: AddLinesToCart,
    codes: QrCodes,
  })
  provide(SharedListViewModel, SessionStore)
})
