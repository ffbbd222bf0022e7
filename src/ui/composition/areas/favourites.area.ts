import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { ChangeFavourites } from '#application/favourites/change-favourites.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadMarks } from '#application/favourites/load-marks.ts'
import { MarksStore } from '#application/favourites/marks.store.ts'
import { OpenNoticeList } from '#application/favourites/open-notice-list.ts'
import { OpenSharedList } from '#application/favourites/open-shared-list.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { QrCodes } from '#application/shared/qr-codes.port.ts'
import { NoticeListViewModel } from '../../infocenter/noticelist/notice-list.view-model.ts'
import { SharedListViewModel } from '../../infocenter/shared-favourites/shared-list.view-model.ts'
import { NoticePanelViewModel } from '../../notice/notice-panel.view-model.ts'
import { openArea } from '../open-area.ts'
import './notice.area.ts'
import './qr-codes.area.ts'

/** Notice lists: choosing one, the page of them, and the page of a shared one. */
openArea('favourites', ({ provide }) => {
  provide(ChangeFavourites, Favourites, LoadMarks)
  provide(OpenNoticeList, Favourites, SessionStore)
  provide(OpenSharedList, Favourites)
  provide(NoticePanelViewModel, MarksStore, LoadMarks, ChangeFavourites)
  provide(NoticeListViewModel, { session: SessionStore, alerts: AlertsStore }, Clock, {
    change: ChangeFavourites,
    addLines: AddLinesToCart,
    codes: QrCodes,
  })
  provide(SharedListViewModel, SessionStore)
})
