import type { Document, DocumentFormat } from '#contracts/documents/document.dto.ts'
import type { Caller } from '../session/callers.ts'
import { documentPdf } from './document-pdf.ts'
import { documentTitles, labelIn } from './document-texts.ts'
import { xlsx } from './spreadsheet.ts'
import { ublDocument } from './ubl.ts'

export type MadeFile = {
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

export async function documentFile(
  document: Document,
  format: DocumentFormat,
  caller: Caller,
): Promise<MadeFile> {
  const { documentType, documentNo } = document.header
  const title = documentTitles[documentType][caller.language].replaceAll(' ', '-').replace(/[()]/g, '')
  const name = `${title}-${documentNo}.${format.toLowerCase()}`
  return { name, type: fileTypes[format], bytes: await made(document, format, caller) }
}

function made(document: Document, format: DocumentFormat, caller: Caller) {
  switch (format) {
    case 'PDF':
      return documentPdf(document, caller)
    case 'XML':
      return new TextEncoder().encode(ublDocument(document, caller))
    case 'XLSX':
      return packingSheet(document, caller)
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
