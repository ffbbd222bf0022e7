import { Drafts } from '#application/drafts/drafts.ts'
import { ListTools } from '#application/data-table/list-tools.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import { openArea } from '../open-area.ts'
import './downloads.area.ts'
import './sheets.area.ts'

/** What the lists of the info centre have in common. */
openArea('lists', ({ provide }) => {
  provide(ListTools, SessionStore, Drafts, SheetFiles, StartDownload)
})
