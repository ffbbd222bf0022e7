import type { Document } from '#domain/documents/document.ts'
import { invoiceAgreement, type InvoiceAgreement } from '#domain/orders/invoice-agreement.ts'
import type { Order } from '#domain/orders/order.ts'
import { attempt } from '../kernel/attempt.ts'
import { OrdersApi } from '../orders/orders-api.port.ts'
import { Documents } from './documents.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Compares numbers by value: 999 comes before 1000. */
const inOrder = new Intl.Collator('en', { numeric: true })

/** Limit of a call for documents. */
const DOCUMENTS_MAX = 100

/** Compares an invoice with its order and deliveries, as far as the account may see them. */
export class CompareInvoice extends dependsOn({ documents: Documents, ordersApi: OrdersApi }) {
  /**
   * Undefined if no comparison is possible. An invoice of several orders is not compared, because its line numbers do
   * not state the order.
   */
  async run(invoice: Document): Promise<InvoiceAgreement | undefined> {
    const { orderNos, deliveryNoteNos } = invoice.header
    const [orderNo] = orderNos
    if (orderNo === undefined || orderNos.length > 1) return undefined
    const [order, deliveryNotes] = await Promise.all([
      this.#order(orderNo),
      this.#many('DESPATCH_ADVICE', deliveryNoteNos),
    ])
    if (!order && !deliveryNotes) return undefined
    const earlier = await this.#many('INVOICE', order ? invoicesBefore(invoice, order) : [])
    return invoiceAgreement(invoice, { order, deliveryNotes, earlier: earlier ?? [] })
  }

  async #order(orderNo: string): Promise<Order | undefined> {
    const result = await attempt(() => this.deps.ordersApi.get(orderNo))
    return result.ok ? result.value : undefined
  }

  /** Loads documents of a type; undefined if one of them is unknown. */
  async #many(
    type: 'DESPATCH_ADVICE' | 'INVOICE',
    documentNos: readonly string[],
  ): Promise<readonly Document[] | undefined> {
    if (documentNos.length === 0 || documentNos.length > DOCUMENTS_MAX) return undefined
    const result = await attempt(() => this.deps.documents.getMany(type, documentNos))
    return result.ok && result.value.length === documentNos.length ? result.value : undefined
  }
}

/**
 * Numbers of earlier invoices of the order that may have charged the freight; empty if this invoice has no additional
 * charges.
 */
function invoicesBefore({ header, charges }: Document, { documents }: Order): readonly string[] {
  if (charges.length === 0) return []
  return documents
    .filter(({ documentType, date, documentNo }) => {
      if (documentType !== 'INVOICE' || documentNo === header.documentNo) return false
      return (
        date < header.date || (date === header.date && inOrder.compare(documentNo, header.documentNo) < 0)
      )
    })
    .map(({ documentNo }) => documentNo)
}
