import type { DocumentType } from '#domain/documents/document.ts'
import type { CellLink, CellValue } from '../data-table/list-cells.ts'
import * as cells from '../data-table/list-cells.ts'

/** Link to the page of a document; an order confirmation links to its order. */
export function documentLink(type: DocumentType, documentNo: string): CellLink {
  const slug = documentNo
  switch (type) {
    case 'INVOICE':
      return cells.linkTo('invoice', documentNo, { slug })
    case 'CREDIT_NOTE':
      return cells.linkTo('creditNote', documentNo, { slug })
    case 'DESPATCH_ADVICE':
      return cells.linkTo('deliveryNote', documentNo, { slug })
    case 'PACKING_LIST':
      return {
        ...cells.linkTo('packinglist', documentNo),
        query: `?shipment=${encodeURIComponent(documentNo)}`,
      }
    case 'ORDER_RESPONSE':
      return cells.linkTo('order', documentNo, { slug })
  }
}

export const documentLinks = (type: DocumentType, numbers: readonly string[]): CellValue =>
  cells.links(numbers.map((documentNo) => documentLink(type, documentNo)))
