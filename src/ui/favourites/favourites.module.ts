import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { EditFavouriteLists } from '#application/favourites/edit-favourite-lists.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { OpenFavouriteList } from '#application/favourites/open-favourite-list.ts'
import { OpenSharedList } from '#application/favourites/open-shared-list.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { FavouriteListViewModel } from './list/favourite-list.view-model.ts'
import { SharedListViewModel } from './shared-list/shared-list.view-model.ts'
import { FavouritePanelViewModel } from './favourite-panel.view-model.ts'
import { registerModule } from '../kernel/module.ts'
import './favourite-button.module.ts'
import '../kernel/qr-codes.module.ts'

/** Parts lists: choosing one, the page of them, and the page of a shared one. */
registerModule('favourites', ({ provide }) => {
  provide(EditFavouriteLists)
  provide(EditFavouriteItems)
  provide(OpenFavouriteList)
  provide(OpenSharedList)
  provide(FavouritePanelViewModel, FavouriteMarksStore, LoadFavouriteMarks, EditFavouriteItems)
  provide(
    FavouriteListViewModel,
    { session: SessionStore, alerts: AlertsStore, locale: LocaleStore },
    { editLists: EditFavouriteLists, editItems: EditFavouriteItems, addLines: AddLinesToCart },
    QrCodes,
  )
  provide(SharedListViewModel, SessionStore)
})
