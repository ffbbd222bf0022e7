import type { StartDownload } from '../downloads/start-download.ts'
import type { Drafts } from '../drafts/drafts.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { SheetFiles } from './sheet-files.port.ts'

/** What every list has at hand beside its rows. */
export class ListTools {
  readonly session: SessionStore
  readonly drafts: Drafts
  readonly files: SheetFiles
  /** For files that are too long for a page. */
  readonly downloads: StartDownload

  constructor(session: SessionStore, drafts: Drafts, files: SheetFiles, downloads: StartDownload) {
    this.session = session
    this.drafts = drafts
    this.files = files
    this.downloads = downloads
  }
}
