import type { Documents } from '#application/documents/documents.port.ts'
import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import { parseClaimStatus } from '#domain/claims/claim.ts'
import type { Ageing } from '#domain/documents/ageing.ts'
import {
  parseDocumentStatus,
  type Document,
  type DocumentHeader,
  type DocumentType,
} from '#domain/documents/document.ts'
import type { Statement } from '#domain/documents/statement.ts'
import { withDerivedStates, type Trace } from '#domain/trace/trace.ts'
import { hrefAtAllowedOrigin } from '#domain/session/return-path.ts'
import { CARRIER_ORIGINS } from '#contracts/documents/carrier-origins.ts'
import type {
  Document as DocumentDto,
  DocumentHeader as DocumentHeaderDto,
} from '#contracts/documents/document.dto.ts'
import { documentsContract } from '#contracts/documents/documents.contract.ts'
import { invoicesContract } from '#contracts/documents/invoices.contract.ts'
import { valueOf } from '#domain/shared/result.ts'
import { documentFilterOf } from './document-filter.ts'
import { listBodyOf } from '../data-table/list-mapping.ts'
import { moneyIf, toArticle, toParty, type ToMoney } from '../orders/order-mapping.ts'
import { rejecting, UNKNOWN_REJECTION } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpDocuments extends HttpAdapter implements Documents {
  readonly #document = this.api.client(documentsContract)
  readonly #invoice = this.api.client(invoicesContract)

  async list(documentType: DocumentType, query: ListQuery): Promise<Listing<DocumentHeader>> {
    const { body } = await this.#document.list.query({
      body: { ...listBodyOf(query), documentType, filter: documentFilterOf(query.filters) },
    })
    return {
      items: body.items.map((item) => toDocumentHeader(item, this.#moneyIf(item.priceVisible))),
      total: body.pagination.total,
      facets: body.facets,
    }
  }

  async get(documentType: DocumentType, documentNo: string): Promise<Document | undefined> {
    return valueOf(
      await rejecting(UNKNOWN_REJECTION, async () => {
        const { body } = await this.#document.get.query({ body: { documentType, documentNo } })
        return this.#toDocument(body)
      }),
    )
  }

  async getMany(documentType: DocumentType, documentNos: readonly string[]): Promise<readonly Document[]> {
    const { body } = await this.#document.getMany.query({
      body: { documentType, documentNos: [...documentNos] },
    })
    return body.documents.map((document) => this.#toDocument(document))
  }

  async trace(term: string): Promise<Trace | undefined> {
    return valueOf(
      await rejecting(UNKNOWN_REJECTION, async () => {
        const { body } = await this.#document.trace.query({ body: { term } })
        const nodes = body.nodes.map(({ status, claimStatus, ...node }) => ({
          ...node,
          ...(status !== undefined && { status: parseDocumentStatus(status) }),
          ...(claimStatus !== undefined && { claimStatus: parseClaimStatus(claimStatus) }),
        }))
        return { ...body, nodes: withDerivedStates(nodes, body.edges) }
      }),
    )
  }

  async ageing(): Promise<Ageing> {
    const { body } = await this.#invoice.ageing.query()
    const toMoney = this.#moneyIf(body.priceVisible)
    return {
      buckets: body.buckets.map((bucket) => ({ ...bucket, amount: toMoney(bucket.amount) })),
      openBalance: toMoney(body.openBalance),
      creditLimit: toMoney(body.creditLimit),
      openOrders: toMoney(body.openOrders),
      openCredits: body.openCredits && { ...body.openCredits, amount: toMoney(body.openCredits.amount) },
      asOf: body.asOf,
    }
  }

  async statement(dateFrom: string, dateTo: string): Promise<Statement> {
    const { body } = await this.#invoice.statement.query({ body: { dateFrom, dateTo } })
    const toMoney = this.#moneyIf(body.priceVisible)
    return {
      opening: toMoney(body.openingBalance),
      closing: toMoney(body.closingBalance),
      entries: body.entries.map((entry) => ({ ...entry, amount: toMoney(entry.amount) })),
      asOf: body.asOf,
    }
  }

  #toDocument(dto: DocumentDto): Document {
    const toMoney = this.#moneyIf(dto.header.priceVisible)
    return {
      header: toDocumentHeader(dto.header, toMoney),
      billTo: toParty(dto.billTo),
      lines: dto.lines.map(({ kind = 'PART', product, price, rowTotal, ...line }) => ({
        ...line,
        kind,
        article: toArticle(product),
        price: toMoney(price),
        rowTotal: toMoney(rowTotal),
      })),
      charges: (dto.charges ?? []).map(({ kind, amount }) => ({ kind, amount: toMoney(amount) })),
      taxes: (dto.taxes ?? []).map(({ percent, base, tax }) => ({
        percent,
        base: toMoney(base),
        tax: toMoney(tax),
      })),
      payments: (dto.payments ?? []).map((payment) => ({ ...payment, amount: toMoney(payment.amount) })),
      related: (dto.related ?? []).map((one) => ({
        ...one,
        status: parseDocumentStatus(one.status),
        total: toMoney(one.total),
      })),
      packages: dto.packages,
      tariffs: dto.tariffs.map((row) => ({ ...row, value: toMoney(row.value) })),
    }
  }

  #moneyIf(isVisible: boolean): ToMoney {
    return moneyIf(this.api.prices(isVisible))
  }
}

const toDocumentHeader = (dto: DocumentHeaderDto, toMoney: ToMoney): DocumentHeader => ({
  documentType: dto.documentType,
  documentNo: dto.documentNo,
  date: dto.date,
  dueDate: dto.dueDate,
  status: parseDocumentStatus(dto.status),
  orderNos: dto.orderNos,
  deliveryNoteNos: dto.deliveryNoteNos,
  invoiceNo: dto.invoiceNo,
  creditKind: dto.creditKind,
  customerOrderReference: dto.customerOrderReference,
  costCentre: dto.costCentre,
  job: dto.job,
  net: toMoney(dto.net),
  tax: toMoney(dto.tax),
  total: toMoney(dto.total),
  paid: toMoney(dto.paid),
  openAmount: toMoney(dto.openAmount),
  shipTo: dto.shipTo && toParty(dto.shipTo),
  carrier: dto.carrier,
  trackingNo: dto.trackingNo,
  trackingUrl: hrefAtAllowedOrigin(dto.trackingUrl, CARRIER_ORIGINS),
  packages: dto.packages,
  grossWeightKg: dto.grossWeightKg,
  deliveredAt: dto.deliveredAt,
  lineCount: dto.lineCount,
  formats: dto.files.map(({ format }) => format),
})
