import type { StartDownload } from '../downloads/start-download.ts'
import type { Drafts } from '../drafts/drafts.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { SheetFiles } from './sheet-files.port.ts'

/** Dependencies that all list pages share. */
export class ListTools {
  readonly session: SessionStore
  readonly drafts: Drafts
  readonly files: SheetFiles
  /** Download queue for exports that are too long for the browser. */
  readonly downloads: StartDownload

  constructor(session: SessionStore, drafts: Drafts, files: SheetFiles, downloads: StartDownload) {
    this.session = session
    this.drafts = drafts
    this.files = files
    this.downloads = downloads
  }
}
