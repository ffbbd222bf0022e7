import { DocumentQueue } from '#application/documents/document-queue.port.ts'
import { FileSaver } from '#application/documents/file-saver.port.ts'
import { DownloadMemory } from '#application/downloads/download-memory.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { EndDownload } from '#application/downloads/end-download.ts'
import { FollowDownloads } from '#application/downloads/follow-downloads.ts'
import { KeptDownloads } from '#application/downloads/kept-downloads.ts'
import { RetryFailed } from '#application/downloads/retry-failed.ts'
import { SaveDownload } from '#application/downloads/save-download.ts'
import { SharedTurn } from '#application/downloads/shared-turn.port.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { DownloadsViewModel } from '../../downloads/downloads.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { lazily } from '../lazily.ts'
import { openArea } from '../open-area.ts'

/** The download queue: what starts downloads, follows them, and brings their files. */
openArea('downloads', ({ bind }) => {
  bind<DocumentQueue>(DocumentQueue).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-document-queue.ts')).HttpDocumentQueue),
    [ApiAccess],
  )
  bind<FileSaver>(FileSaver).toConstantValue(
    lazily(async () => (await import('#adapters/browser/browser-file-saver.ts')).browserFileSaver),
  )
  bind<SharedTurn>(SharedTurn).toConstantValue(
    lazily(async () => (await import('#adapters/browser/tab-turn.ts')).tabTurn),
  )
  bind(DownloadsStore).toResolvedValue(
    (stores: VisitorStores) => stores.hold(DownloadsStore, () => new DownloadsStore()),
    [VisitorStores],
  )
  bind(KeptDownloads).toResolvedValue(
    (
      stores: VisitorStores,
      store: DownloadsStore,
      memory: DownloadMemory,
      session: SessionStore,
      clock: Clock,
    ) => stores.hold(KeptDownloads, () => new KeptDownloads(store, memory, session, clock)),
    [VisitorStores, DownloadsStore, DownloadMemory, SessionStore, Clock],
  )
  bind(StartDownload).toResolvedValue(
    (store: DownloadsStore, kept: KeptDownloads, queue: DocumentQueue, clock: Clock) =>
      new StartDownload(store, kept, queue, clock),
    [DownloadsStore, KeptDownloads, DocumentQueue, Clock],
  )
  bind(SaveDownload).toResolvedValue(
    (kept: KeptDownloads, queue: DocumentQueue, files: FileSaver, turn: SharedTurn) =>
      new SaveDownload(kept, queue, files, turn),
    [KeptDownloads, DocumentQueue, FileSaver, SharedTurn],
  )
  bind(RetryFailed).toResolvedValue(
    (kept: KeptDownloads, start: StartDownload) => new RetryFailed(kept, start),
    [KeptDownloads, StartDownload],
  )
  bind(EndDownload).toResolvedValue(
    (kept: KeptDownloads, queue: DocumentQueue) => new EndDownload(kept, queue),
    [KeptDownloads, DocumentQueue],
  )
  bind(FollowDownloads).toResolvedValue(
    (
      store: DownloadsStore,
      kept: KeptDownloads,
      memory: DownloadMemory,
      queue: DocumentQueue,
      save: SaveDownload,
      clock: Clock,
    ) => new FollowDownloads({ store, kept, memory, queue, save, clock }),
    [DownloadsStore, KeptDownloads, DownloadMemory, DocumentQueue, SaveDownload, Clock],
  )
  bind(DownloadsViewModel).toResolvedValue(
    (
      store: DownloadsStore,
      session: SessionStore,
      clock: Clock,
      follow: FollowDownloads,
      save: SaveDownload,
      retry: RetryFailed,
      end: EndDownload,
    ) => new DownloadsViewModel({ store, session, clock }, { follow, save, retry, end }),
    [DownloadsStore, SessionStore, Clock, FollowDownloads, SaveDownload, RetryFailed, EndDownload],
  )
})
