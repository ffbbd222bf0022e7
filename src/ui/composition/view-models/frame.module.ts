import { ContainerModule } from 'inversify'
import { SessionStore } from '#application/session/session.store.ts'
import { SessionWatchViewModel } from '../../session/session-watch.view-model.ts'

/** What stands around every page. */
export const frameViewModels = new ContainerModule(({ bind }) => {
  bind(SessionWatchViewModel).toResolvedValue(
    (session: SessionStore) => new SessionWatchViewModel(session),
    [SessionStore],
  )
})
