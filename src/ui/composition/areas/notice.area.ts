import { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadMarks } from '#application/favourites/load-marks.ts'
import { MarksStore } from '#application/favourites/marks.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { NoticeButtonViewModel } from '../../notice/notice-button.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'

/** The notice buttons that stand by every part; what they open is in the area of the lists. */
openArea('notice', ({ bind }) => {
  bind<Favourites>(Favourites).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-favourites.ts')).HttpFavourites),
    [ApiAccess],
  )
  bind(MarksStore).toResolvedValue(
    (stores: VisitorStores) => stores.hold(MarksStore, () => new MarksStore()),
    [VisitorStores],
  )
  bind(LoadMarks).toResolvedValue(
    (favourites: Favourites, marks: MarksStore, session: SessionStore) =>
      new LoadMarks(favourites, marks, session),
    [Favourites, MarksStore, SessionStore],
  )
  bind(NoticeButtonViewModel).toResolvedValue(
    (marks: MarksStore, session: SessionStore, loadMarks: LoadMarks) =>
      new NoticeButtonViewModel(marks, session, loadMarks),
    [MarksStore, SessionStore, LoadMarks],
  )
})
