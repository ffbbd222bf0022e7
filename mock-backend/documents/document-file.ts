import type { Document, DocumentFormat } from '#contracts/documents/document.dto.ts'
import type { Caller } from '../session/callers.ts'
import type { AccountDocument } from './account-document.ts'
import { documentPdf } from './document-pdf.ts'
import { documentTitles, labelIn } from '../files/document-texts.ts'
import { documentDetails } from './document-view.ts'
import { xlsx } from './spreadsheet.ts'
import { tradeDocument } from './trade-document.ts'
import { ublDocument } from './ubl.ts'

export type GeneratedFile = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export const fileTypes = {
  PDF: 'application/pdf',
  XML: 'application/xml',
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ZIP: 'application/zip',
} as const

/** Undefined if the document is not available in the format. */
export async function documentFile(
  document: AccountDocument,
  format: DocumentFormat,
  caller: Caller,
): Promise<GeneratedFile | undefined> {
  const { type, documentNo } = document
  const title = documentTitles[type][caller.language].replaceAll(' ', '-')
  const name = `${title}-${documentNo}.${format.toLowerCase()}`
  const bytes = await made(document, format, caller)
  return bytes && { name, type: fileTypes[format], bytes }
}

function made(document: AccountDocument, format: DocumentFormat, caller: Caller) {
  switch (format) {
    case 'PDF':
      return documentPdf(document, caller)
    case 'XML':
      return document.type === 'INVOICE' || document.type === 'CREDIT_NOTE'
        ? new TextEncoder().encode(ublDocument(tradeDocument(document, caller), caller.language))
        : undefined
    case 'XLSX':
      return packingSheet(documentDetails(document, caller), caller)
  }
}

function packingSheet({ packages }: Document, { language }: Caller) {
  const label = labelIn(language)
  return xlsx({
    titles: (
      ['package', 'part', 'name', 'quantity', 'order', 'reference', 'origin', 'tariff', 'netWeight'] as const
    ).map(label),
    rows: packages.flatMap(({ sscc, lines }) =>
      lines.map((line) => [
        sscc,
        line.sku,
        line.name,
        line.quantity,
        line.orderNo,
        line.customerOrderReference,
        line.originCountry,
        line.tariffNo,
        line.netWeightKg,
      ]),
    ),
  })
}
