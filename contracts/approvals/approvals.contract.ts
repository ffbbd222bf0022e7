import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { Party } from '../checkout/party.dto.ts'
import { FilterText, IsoDate, listResponse, listBody } from '../data-table/list.dto.ts'
import { ArticleRef } from '../products/article.dto.ts'
import { caller, orderText, Price } from '../shared.dto.ts'
import { ApprovalReason } from './approval.dto.ts'

/**
 * EXPIRED: the prices of the request ceased to be valid before a decision. WITHDRAWN: the buyer withdrew the
 * request.
 */
export const ApprovalRequestState = z.enum(['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED', 'WITHDRAWN'])
export type ApprovalRequestState = z.infer<typeof ApprovalRequestState>

const RequestNo = z.string().check(z.minLength(1), z.maxLength(50))
const PersonId = z.string().check(z.minLength(1), z.maxLength(100))
const LINES_MAX = 1_000

/** Times are ISO 8601. */
export const RequestHeader = z.object({
  requestNo: z.string(),
  at: z.string(),
  expiresAt: z.string(),
  state: ApprovalRequestState,
  reasons: z.array(ApprovalReason),
  placedBy: z.string(),
  /** Absent in older requests. */
  placedByEmail: z.optional(z.string()),
  isOwn: z.boolean(),
  /** True if the caller may approve or refuse the request now. */
  mayDecide: z.boolean(),
  customerOrderReference: z.string(),
  costCentre: z.optional(z.string()),
  job: z.optional(z.string()),
  lineCount: z.int(),
  priceVisible: z.boolean(),
  /** Net sum with the transport; after an approval, the sum of the approved lines. */
  total: z.optional(Price),
})
export type RequestHeader = z.infer<typeof RequestHeader>

/**
 * Line of a request. Price, stock and date exist twice: at the time of the request, and now. An unknown date is
 * an empty string.
 */
export const RequestLine = z.object({
  lineNo: z.int(),
  product: ArticleRef,
  quantity: z.int(),
  /** The buyer's note on the line; `requestedNumber` is the number that the buyer used for the part. */
  note: z.optional(z.string()),
  requestedNumber: z.optional(z.string()),
  /** Set after an approval; 0 if the approver has removed the line. */
  approvedQuantity: z.optional(z.int()),
  /** Reason why the approver has changed or removed the line. */
  reason: z.optional(z.string()),
  /** The price that is charged after an approval. */
  price: z.optional(Price),
  currentPrice: z.optional(Price),
  stock: z.int(),
  currentStock: z.int(),
  date: z.string(),
  currentDate: z.string(),
  /** False if the part is no longer in the assortment: the approver has to set its quantity to 0. */
  isOrderable: z.boolean(),
})

const LineDecision = z.object({
  lineNo: z.int().check(z.minimum(1)),
  /** Approved quantity: at most the requested quantity, in whole packages; 0 removes the line. */
  quantity: z.int().check(z.minimum(0)),
  reason: orderText(200),
})

const Colleague = { personId: z.string(), name: z.string(), email: z.string() }
const CANDIDATES_MAX = 20
const Deputies = z.object({
  /** Colleague who decides for the caller, up to and including a day. */
  deputy: z.optional(z.object({ ...Colleague, until: z.string() })),
  /** The first colleagues whose name or e-mail address matches `term`. */
  candidates: z.array(z.object(Colleague)).check(z.maxLength(CANDIDATES_MAX)),
  /** Number of all colleagues who match `term`. */
  total: z.int(),
})

/** Orders above a limit or a budget, which a second person approves. */
export const approvalsContract = contract({
  list: query(
    '/api/approvals/list',
    listBody(z.object({ state: z.optional(z.array(ApprovalRequestState)) })),
    z.object(listResponse(RequestHeader)),
  ),
  get: query(
    '/api/approvals/get',
    z.object({ ...caller, requestNo: RequestNo }),
    z.object({
      header: RequestHeader,
      lines: z.array(RequestLine),
      shipTo: Party,
      transport: z.string(),
      payment: z.string(),
      contact: z.optional(z.string()),
      remark: z.optional(z.string()),
      decision: z.optional(z.object({ by: z.string(), at: z.string(), note: z.string() })),
      orderNumbers: z.optional(z.object({ first: z.string(), second: z.optional(z.string()) })),
    }),
  ),
  decide: command(
    '/api/approvals/decide',
    z.object({
      ...caller,
      requestNo: RequestNo,
      decision: z.enum(['APPROVE', 'REFUSE']),
      note: orderText(300),
      /** The lines that the approver changes or removes; all other lines are approved as requested. */
      lines: z.array(LineDecision).check(z.maxLength(LINES_MAX)),
    }),
    z.object({ header: RequestHeader }),
  ),
  withdraw: command(
    '/api/approvals/withdraw',
    z.object({ ...caller, requestNo: RequestNo }),
    z.object({ header: RequestHeader }),
  ),
  deputy: query(
    '/api/approvals/deputy',
    z.object({
      ...caller,
      /** Part of a name or an e-mail address. */
      term: z.optional(FilterText),
    }),
    Deputies,
  ),
  setDeputy: command(
    '/api/approvals/deputy/set',
    z.object({
      ...caller,
      /** Null removes the deputy. */
      deputy: z.nullable(z.object({ personId: PersonId, until: IsoDate })),
    }),
    Deputies,
  ),
})
