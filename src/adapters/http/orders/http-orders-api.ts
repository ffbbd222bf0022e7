import type { CancelledLine, LineCancellation, OrdersApi } from '#application/orders/orders-api.port.ts'
import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import { parseDocumentStatus } from '#domain/documents/document.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'
import type { Order, OrderHeader } from '#domain/orders/order.ts'
import type { ReorderLine } from '#domain/orders/reorder.ts'
import { backorderContract } from '#contracts/orders/backorder.contract.ts'
import { ordersContract } from '#contracts/orders/orders.contract.ts'
import { valueOf } from '#domain/shared/result.ts'
import { listBodyOf } from '../data-table/list-mapping.ts'
import { backorderFilterOf, orderFilterOf } from './order-filter.ts'
import {
  moneyIf,
  toArticle,
  toBackorderLine,
  toOrderHeader,
  toOrderLine,
  toOrderTotals,
  toParty,
  type ToMoney,
} from './order-mapping.ts'
import { kebab } from '../codes.ts'
import { rejecting, UNKNOWN_REJECTION } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpOrdersApi extends HttpAdapter implements OrdersApi {
  readonly #order = this.api.client(ordersContract)
  readonly #backorder = this.api.client(backorderContract)

  async list(query: ListQuery): Promise<Listing<OrderHeader>> {
    const filter = orderFilterOf(query.filters)
    // in the contract, the net sum of an order is called `total`
    const sortBy = query.sortBy === 'net' ? 'total' : query.sortBy
    const { body } = await this.#order.list.query({ body: { ...listBodyOf({ ...query, sortBy }), filter } })
    return {
      items: body.items.map((item) => toOrderHeader(item, this.#moneyIf(item.priceVisible))),
      total: body.pagination.total,
      facets: body.facets,
    }
  }

  async get(orderNo: string): Promise<Order | undefined> {
    return valueOf(
      await rejecting(UNKNOWN_REJECTION, async () => {
        const { body } = await this.#order.get.query({ body: { orderNo } })
        const toMoney = this.#moneyIf(body.header.priceVisible)
        const parcels = body.documents
          .filter(({ documentType }) => documentType === 'DESPATCH_ADVICE')
          .map(({ status }) => status)
        return {
          header: toOrderHeader(body.header, toMoney, parcels),
          firstOrderNo: body.firstOrderNo,
          billTo: toParty(body.billTo),
          totals: toOrderTotals(body.totals, toMoney),
          transport: body.transport,
          pickup: body.pickup,
          payment: body.payment,
          isPrepaid: body.paymentKind === 'PREPAYMENT',
          contact: body.contact,
          remark: body.remark,
          lines: body.lines.map((line) => toOrderLine(line, toMoney)),
          timeline: body.timeline,
          documents: body.documents.map((one) => ({ ...one, status: parseDocumentStatus(one.status) })),
          safetyDataSheets: body.safetyDataSheets ?? [],
          asOf: body.asOf,
        }
      }),
    )
  }

  async previewReorder(orderNo: string, lineNos?: readonly number[]): Promise<readonly ReorderLine[]> {
    const { body } = await this.#order.reorderPreview.query({
      body: { orderNo, ...(lineNos && { lineNos: [...lineNos] }) },
    })
    const toMoney = this.#moneyIf(body.priceVisible)
    return body.lines.map((line) => ({
      lineNo: line.lineNo,
      sku: line.sku,
      article: toArticle(line.product),
      status: kebab(line.status),
      requested: line.requestedQuantity,
      accepted: line.acceptedQuantity,
      replacement: line.replacement && toArticle(line.replacement),
      nextDate: line.nextDate,
      price: toMoney(line.price),
      previousPrice: toMoney(line.previousPrice),
    }))
  }

  async cancelLines(
    orderNo: string,
    lines: readonly LineCancellation[],
    key: string,
  ): Promise<readonly CancelledLine[]> {
    const { body } = await this.#order.cancelLines.mutate({
      headers: { 'idempotency-key': key },
      body: { orderNo, lines: [...lines] },
    })
    return body.lines.map(({ lineNo, status, requestedQuantity, cancelledQuantity }) => ({
      lineNo,
      status: kebab(status),
      requested: requestedQuantity,
      cancelled: cancelledQuantity,
    }))
  }

  async listBackorders(query: ListQuery): Promise<Listing<BackorderLine>> {
    const filter = backorderFilterOf(query.filters)
    const { body } = await this.#backorder.list.query({
      body: { ...listBodyOf(query), filter },
    })
    const value = this.#moneyIf(true)(body.totals.value)
    return {
      items: body.items.map((item) => toBackorderLine(item, this.#moneyIf(item.priceVisible))),
      total: body.pagination.total,
      facets: body.facets,
      totals: { outstanding: body.totals.quantity, ...(value && { value }) },
    }
  }

  async subscribeToDates(lineIds: readonly string[], on: boolean): Promise<readonly string[]> {
    const { body } = await this.#backorder.subscribe.mutate({
      body: { lineIds: [...lineIds], on },
    })
    return body.subscribed
  }

  #moneyIf(isVisible: boolean): ToMoney {
    return moneyIf(this.api.prices(isVisible))
  }
}
