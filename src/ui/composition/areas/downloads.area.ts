import { DocumentQueue } from '#application/documents/document-queue.port.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { DownloadMemory } from '#application/downloads/download-storage.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { EndDownload } from '#application/downloads/end-download.ts'
import { FollowDownloads } from '#application/downloads/poll-downloads.ts'
import { KeptDownloads } from '#application/downloads/persisted-downloads.ts'
import { RetryFailed } from '#application/downloads/retry-failed.ts'
import { SaveDownload } from '#application/downloads/save-download.ts'
import { SharedTurn } from '#application/downloads/tab-lock.port.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { DownloadsViewModel } from '../../downloads/downloads.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'

/** The download queue: what starts downloads, follows them, and brings their files. */
openArea('downloads', ({ provide, provideStore, lazy }) => {
  lazy(
    DocumentQueue,
    viaApi(async () => (await import('#adapters/http/documents/http-document-queue.ts')).HttpDocumentQueue),
    ApiAccess,
  )
  lazy(
    FileSaver,
    async () => (await import('#adapters/browser/documents/browser-file-saver.ts')).browserFileSaver,
  )
  lazy(SharedTurn, async () => (await import('#adapters/browser/downloads/tab-lock.ts')).tabTurn)
  provideStore(DownloadsStore)
  provideStore(KeptDownloads, DownloadsStore, DownloadMemory, SessionStore, Clock)
  provide(StartDownload, DownloadsStore, KeptDownloads, DocumentQueue, Clock)
  provide(SaveDownload, KeptDownloads, DocumentQueue, FileSaver, SharedTurn)
  provide(RetryFailed, KeptDownloads, StartDownload)
  provide(EndDownload, KeptDownloads, DocumentQueue)
  provide(FollowDownloads, {
    store: DownloadsStore,
    kept: KeptDownloads,
    memory: DownloadMemory,
    queue: DocumentQueue,
    save: SaveDownload,
    clock: Clock,
  })
  provide(
    DownloadsViewModel,
    { store: DownloadsStore, session: SessionStore, clock: Clock },
    { follow: FollowDownloads, save: SaveDownload, retry: RetryFailed, end: EndDownload },
  )
})
