import { Documents } from '#application/documents/documents.port.ts'
import { EInvoiceCheck } from '#application/documents/e-invoice-check.port.ts'
import '../data-table/sheets.module.ts'
import { ApiAccess, lazyAdapter } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'
import '../scanning/scanning.module.ts'

/** Bindings of the document lists and downloads. */
registerModule('documents', ({ lazyPort }) => {
  lazyPort(
    Documents,
    lazyAdapter(async () => (await import('#adapters/http/documents/http-documents.ts')).HttpDocuments),
    ApiAccess,
  )
  lazyPort(
    EInvoiceCheck,
    lazyAdapter(
      async () => (await import('#adapters/http/documents/http-e-invoice-check.ts')).HttpEInvoiceCheck,
    ),
    ApiAccess,
  )
})
