import { StartDownload } from '../downloads/start-download.ts'
import { Drafts } from '../drafts/drafts.ts'
import { SessionStore } from '../session/session.store.ts'
import { SheetFiles } from './sheet-files.port.ts'
import { Clock } from '../kernel/clock.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Dependencies that all list pages share. */
export class ListPageDependencies extends dependsOn({
  session: SessionStore,
  drafts: Drafts,
  files: SheetFiles,
  downloads: StartDownload,
  clock: Clock,
}) {
  readonly session = this.deps.session
  readonly drafts = this.deps.drafts
  readonly files = this.deps.files
  /** Downloads: lists that are too long for the browser are exported by the API. */
  readonly downloads = this.deps.downloads
  readonly clock = this.deps.clock
}
