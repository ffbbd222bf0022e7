import { DocumentQueue } from '#application/downloads/document-queue.port.ts'
import { FileSaver } from '#application/downloads/file-saver.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { EndDownload } from '#application/downloads/end-download.ts'
import { PollDownloads } from '#application/downloads/poll-downloads.ts'
import { PersistedDownloads } from '#application/downloads/persisted-downloads.ts'
import { RetryFailed } from '#application/downloads/retry-failed.ts'
import { SaveDownload } from '#application/downloads/save-download.ts'
import { TabLock } from '#application/downloads/tab-lock.port.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { DownloadsViewModel } from './downloads.view-model.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** The download queue: what starts downloads, follows them, and brings their files. */
registerModule('downloads', ({ provide, provideStore, latePort }) => {
  latePort(
    DocumentQueue,
    viaApi(async () => (await import('#adapters/http/documents/http-document-queue.ts')).HttpDocumentQueue),
    ApiAccess,
  )
  latePort(
    FileSaver,
    async () => (await import('#adapters/browser/documents/browser-file-saver.ts')).browserFileSaver,
  )
  latePort(TabLock, async () => (await import('#adapters/browser/downloads/tab-lock.ts')).tabLock)
  provideStore(DownloadsStore)
  provideStore(PersistedDownloads)
  provide(StartDownload)
  provide(SaveDownload)
  provide(RetryFailed)
  provide(EndDownload)
  provide(PollDownloads)
  provide(
    DownloadsViewModel,
    { store: DownloadsStore, session: SessionStore, clock: Clock },
    { follow: PollDownloads, save: SaveDownload, retry: RetryFailed, end: EndDownload },
  )
})
