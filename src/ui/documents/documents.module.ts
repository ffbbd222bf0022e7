import { Documents } from '#application/documents/documents.port.ts'
import { EInvoiceCheck } from '#application/documents/e-invoice-check.port.ts'
import '../data-table/sheets.module.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../downloads/downloads.module.ts'
import '../scanning/scanning.module.ts'

/** Documents: their lists, and their files. */
registerModule('documents', ({ latePort }) => {
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
})
