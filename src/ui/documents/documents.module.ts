import { Documents } from '#application/documents/documents.port.ts'
import { EInvoiceCheck } from '#application/documents/e-invoice-check.port.ts'
import { LoadDocument } from '#application/documents/load-document.ts'
import { DocumentViewModel } from './document/document.view-model.ts'
import { ExportLines } from '#application/documents/export-lines.ts'
import { FetchDocuments } from '#application/documents/fetch-documents.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import { ListTools } from '#application/data-table/list-tools.ts'
import { ScanReader } from '#application/scanning/scan-reader.port.ts'
import { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import { PackingViewModel } from './packing.view-model.ts'
import { SelectedSumViewModel } from './selected-sum.view-model.ts'
import '../data-table/data-table.module.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'
import '../scanning/scanning.module.ts'

/** Documents: their lists, and their files. */
registerModule('documents', ({ provide, latePort }) => {
  latePort(
    Documents,
    viaApi(async () => (await import('#adapters/http/documents/http-documents.ts')).HttpDocuments),
    ApiAccess,
  )
  latePort(EInvoiceCheck, async () => {
    const [{ CheckEInvoice }, { saxesXmlReader }] = await Promise.all([
      import('#application/documents/check-e-invoice.ts'),
      import('#adapters/xml/saxes-xml-reader.ts'),
    ])
    return new CheckEInvoice(saxesXmlReader)
  })
  provide(FetchDocuments)
  provide(LoadDocument)
  provide(DocumentViewModel)
  provide(ExportLines)
  provide(DocumentFilesViewModel, FetchDocuments, StartDownload, ExportLines)
  provide(SelectedSumViewModel)
  provide(PackingViewModel, ListTools, ScanReader)
})
