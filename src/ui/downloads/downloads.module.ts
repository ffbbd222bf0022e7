import { DocumentQueue } from '#application/downloads/document-queue.port.ts'
import { FileSaver } from '#application/downloads/file-saver.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { PersistedDownloads } from '#application/downloads/persisted-downloads.ts'
import { TabLock } from '#application/downloads/tab-lock.port.ts'
import { ApiAccess, lazyAdapter } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Bindings of the download queue, which starts and polls downloads and saves their files. */
registerModule('downloads', ({ provideStore, lazyPort }) => {
  lazyPort(
    DocumentQueue,
    lazyAdapter(
      async () => (await import('#adapters/http/documents/http-document-queue.ts')).HttpDocumentQueue,
    ),
    ApiAccess,
  )
  lazyPort(
    FileSaver,
    async () => (await import('#adapters/browser/documents/browser-file-saver.ts')).browserFileSaver,
  )
  lazyPort(TabLock, async () => (await import('#adapters/browser/downloads/tab-lock.ts')).tabLock)
  provideStore(DownloadsStore)
  provideStore(PersistedDownloads)
})
