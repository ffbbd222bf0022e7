import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import {
  CreditKind,
  Document,
  DocumentFormat,
  DocumentHeader,
  DocumentStatus,
  DocumentType,
  ReportedState,
} from './document.dto.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { dateRange, FilterText, IsoDate, listResponse, listBody } from '../data-table/list.dto.ts'
import { errorResponses } from '../errors/problem.ts'
import { NO_SIDE_EFFECTS } from '../reading.ts'
import { caller, Token } from '../shared.dto.ts'

const QUEUED_MAX = 1000
const QUEUES_ASKED_MAX = 100
const AT_ONCE_MAX = 100

const DocumentNo = z.string().check(z.minLength(1), z.maxLength(50))

export const DocumentFilter = z.object({
  ...dateRange,
  dueFrom: z.optional(IsoDate),
  dueTo: z.optional(IsoDate),
  status: z.optional(z.enum([...DocumentStatus.options, 'all'])),
  numberFrom: z.optional(FilterText),
  numberTo: z.optional(FilterText),
  /** Minimum gross amount in units of the account's currency; ignored if prices are hidden. */
  amountFrom: z.optional(z.number()),
  amountTo: z.optional(z.number()),
  sku: z.optional(FilterText),
  orderNo: z.optional(FilterText),
  customerOrderReference: z.optional(FilterText),
  carrier: z.optional(FilterText),
  creditKind: z.optional(z.array(CreditKind)),
})
export type DocumentFilter = z.infer<typeof DocumentFilter>

const PRINTED_MAX = 2_000
const CellText = z.string().check(z.maxLength(1_000))

/**
 * Table that the API prints as a PDF; titles and texts come from the shop, in the user's language. Rows and
 * totals have one cell per column.
 */
const PrintedTable = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  columns: z
    .array(
      z.object({
        title: CellText,
        /** Cells of DATE are ISO 8601 dates. */
        kind: z.enum(['TEXT', 'NUMBER', 'DATE', 'AMOUNT']),
        /** Decimals of AMOUNT. */
        decimals: z.optional(z.int().check(z.gte(0), z.lte(4))),
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
  rows: z.array(z.array(z.nullable(z.union([CellText, z.number()])))).check(z.maxLength(PRINTED_MAX)),
  totals: z.array(z.nullable(z.union([CellText, z.number()]))),
})
export type PrintedTable = z.infer<typeof PrintedTable>

export const QueuedDocument = z.object({
  documentType: DocumentType,
  documentNo: DocumentNo,
  format: DocumentFormat,
})
export type QueuedDocument = z.infer<typeof QueuedDocument>

/** Entry of the download queue. */
export const DownloadEntry = z.object({
  queueId: z.string(),
  /** ISO 8601 time. */
  startTime: z.string(),
  title: z.string(),
  /** Progress in percent; may have decimals. */
  value: z.number(),
  current: z.int(),
  total: z.int(),
  error: z.array(z.union([z.string(), z.object({ documentId: z.string(), message: z.string() })])),
  /** True if the job has ended without a file: it was cancelled, or no document could be created. */
  disabled: z.boolean(),
  ready: z.boolean(),
})
export type DownloadEntry = z.infer<typeof DownloadEntry>

export const TraceNode = z.object({
  id: z.string(),
  /** BACKORDER: the outstanding lines of an order that are promised for the same date. */
  type: z.enum(['ORDER', 'DESPATCH_ADVICE', 'PACKAGE', 'INVOICE', 'CREDIT_NOTE', 'CLAIM', 'BACKORDER']),
  documentNo: z.string(),
  /** ISO 8601 date; for a back order the promised date, absent if there is none. */
  date: z.optional(z.string()),
  status: z.optional(ReportedState),
  /** State of a claim, as `claims.get` returns it. */
  claimStatus: z.optional(z.string()),
  /** Outstanding quantity of a back order. */
  outstanding: z.optional(z.int()),
  customerOrderReference: z.string(),
  /** True if this document matches the search term. */
  matched: z.boolean(),
})
export type TraceNode = z.infer<typeof TraceNode>

export const documentsContract = contract({
  list: query(
    '/api/documents/list',
    z.extend(listBody(DocumentFilter), { documentType: DocumentType }),
    z.object(listResponse(DocumentHeader)),
  ),
  get: query(
    '/api/documents/get',
    z.object({ ...caller, documentType: DocumentType, documentNo: DocumentNo }),
    Document,
  ),
  getMany: query(
    '/api/documents/getMany',
    z.object({
      ...caller,
      documentType: DocumentType,
      documentNos: z.array(DocumentNo).check(z.minLength(1), z.maxLength(AT_ONCE_MAX)),
    }),
    z.object({ documents: z.array(Document) }),
  ),
  trace: query(
    '/api/documents/trace',
    z.object({ ...caller, term: z.string().check(z.minLength(1), z.maxLength(100)) }),
    z.object({
      /** Sorted by date, oldest first; documents without a date come last. */
      nodes: z.array(TraceNode),
      edges: z.array(z.object({ from: z.string(), to: z.string() })),
      mismatches: z.array(
        z.object({
          kind: z.enum(['ORDERED_DELIVERED', 'DELIVERED_INVOICED', 'INVOICED_CREDITED']),
          documentNos: z.array(z.string()),
          lineNo: z.int(),
          sku: z.string(),
          expected: z.int(),
          actual: z.int(),
        }),
      ),
      /** Number of order chains found (`total`) and returned (`shown`); the latest chains are returned. */
      chains: z.object({ shown: z.int(), total: z.int() }),
    }),
  ),
  queue: {
    ...command(
      '/api/documents/queue',
      z
        .object({
          ...caller,
          items: z.optional(z.array(QueuedDocument).check(z.minLength(1), z.maxLength(QUEUED_MAX))),
          /** SINGLE returns one document as a file; several documents are always a ZIP. */
          bundle: z.optional(z.enum(['ZIP', 'SINGLE'])),
          table: z.optional(PrintedTable),
        })
        .check(
          z.refine((body) => (body.items === undefined) !== (body.table === undefined), 'items or table'),
        ),
      z.object({ queueId: z.string(), total: z.int() }),
    ),
    headers: idempotencyHeaders,
  },
  status: command(
    '/api/documents/status',
    z.object({
      ...caller,
      queueIds: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(QUEUES_ASKED_MAX)),
    }),
    z.object({ entries: z.array(DownloadEntry) }),
  ),
  file: {
    method: 'POST',
    path: '/api/documents/file',
    metadata: NO_SIDE_EFFECTS,
    body: z.object({ token: Token, queueId: z.string().check(z.maxLength(100)) }),
    responses: {
      ...errorResponses,
      /**
       * PDF, XML, XLSX or ZIP according to Content-Type; Content-Disposition contains the file name. A ZIP
       * with missing documents begins with a text file that lists them.
       */
      200: initContract().otherResponse({
        contentType: 'application/octet-stream',
        body: initContract().type<Blob>(),
      }),
    },
  },
  cancel: command(
    '/api/documents/cancel',
    z.object({ token: Token, queueId: z.string().check(z.maxLength(100)) }),
    z.object({}),
  ),
})
