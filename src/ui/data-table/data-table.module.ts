import { ContentStore } from '#application/catalogue/content.store.ts'
import { ListTools } from '#application/data-table/list-tools.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'
import { AskForRightViewModel } from './ask-for-right.view-model.ts'
import './sheets.module.ts'

/** What the lists of the info centre have in common. */
registerModule('data-table', ({ provide }) => {
  provide(AskForRightViewModel, SessionStore, ContentStore)
  provide(ListTools)
})
