import type * as z from 'zod/mini'
import type {
  Approvals,
  Decision,
  DecisionRejection,
  Deputies,
} from '#application/approvals/approvals.port.ts'
import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import {
  approvalsContract,
  type RequestHeader,
  type RequestLine,
  type ApprovalRequestState,
} from '#contracts/approvals/approvals.contract.ts'
import type { ApprovalRequest, RequestDetails, RequestedLine } from '#domain/approvals/approval.ts'
import { valueOf, type Result } from '#domain/shared/result.ts'
import { listBodyOf } from '../data-table/list-mapping.ts'
import { HttpAdapter } from '../http-adapter.ts'
import { moneyIf, toArticle, toParty, type ToMoney } from '../orders/order-mapping.ts'
import type { MapIfVisible } from '../price-gate.ts'
import { toMoney } from '../products/product-mapping.ts'
import { toReasons } from './approval-mapping.ts'
import { rejecting, rejectingCommand, UNKNOWN_REJECTION, UNKNOWN_CODE } from '../rejections.ts'

const REJECTIONS = {
  [UNKNOWN_CODE]: { kind: 'unknown' },
  403_005: { kind: 'buyer' },
  403_040: { kind: 'own' },
  403_041: { kind: 'not-approver' },
  409_040: { kind: 'decided' },
  409_041: { kind: 'expired' },
  409_042: { kind: 'withdrawn' },
  422_040: { kind: 'cost-centre' },
  422_041: { kind: 'lines' },
  422_042: { kind: 'lines' },
  422_043: { kind: 'nothing-left' },
  422_044: { kind: 'not-orderable' },
  422_002: { kind: 'credit-limit' },
} as const satisfies Record<number, DecisionRejection>

export class HttpApprovals extends HttpAdapter implements Approvals {
  readonly #calls = this.api.client(approvalsContract)

  async list(query: ListQuery): Promise<Listing<ApprovalRequest>> {
    const { decision: state } = query.filters
    const filter = state === undefined ? {} : { state: [state as ApprovalRequestState] }
    const { body } = await this.#calls.list.query({ body: { ...listBodyOf(query), filter } })
    const items = body.items.map((item) => toRequest(item, this.api.prices(item.priceVisible)))
    return { items, total: body.pagination.total }
  }

  async get(requestNo: string): Promise<RequestDetails | undefined> {
    return valueOf(
      await rejecting(UNKNOWN_REJECTION, async () => {
        const { body } = await this.#calls.get.query({ body: { requestNo } })
        const ifShown = this.api.prices(body.header.priceVisible)
        const { first, second } = body.orderNumbers ?? {}
        return {
          ...body,
          header: toRequest(body.header, ifShown),
          lines: body.lines.map((line) => toLine(line, moneyIf(ifShown))),
          shipTo: toParty(body.shipTo),
          orderNumbers: [first, second].filter((no) => no !== undefined),
        }
      }),
    )
  }

  decide({ lines, ...decision }: Decision): Promise<Result<void, DecisionRejection>> {
    return rejectingCommand(REJECTIONS, () =>
      this.#calls.decide.mutate({ body: { ...decision, lines: [...lines] } }),
    )
  }

  withdraw(requestNo: string): Promise<Result<void, DecisionRejection>> {
    return rejectingCommand(REJECTIONS, () => this.#calls.withdraw.mutate({ body: { requestNo } }))
  }

  async deputies(term: string): Promise<Deputies> {
    return (await this.#calls.deputy.query({ body: term === '' ? {} : { term } })).body
  }

  nameDeputy(
    deputy: { readonly personId: string; readonly until: string } | undefined,
  ): Promise<Result<void, { readonly kind: 'deputy' }>> {
    const meanings = { 422_046: { kind: 'deputy' }, 400_001: { kind: 'deputy' } } as const
    return rejectingCommand(meanings, () =>
      this.#calls.setDeputy.mutate({ body: { deputy: deputy ?? null } }),
    )
  }
}

const toRequest = ({ priceVisible: _, total, reasons, ...dto }: RequestHeader, ifShown: MapIfVisible) => ({
  ...dto,
  reasons: toReasons(reasons, ifShown),
  total: ifShown(total, toMoney),
})

const toLine = (
  { product, price, currentPrice, ...line }: z.infer<typeof RequestLine>,
  toMoneyOf: ToMoney,
): RequestedLine => ({
  ...line,
  article: toArticle(product),
  price: toMoneyOf(price),
  currentPrice: toMoneyOf(currentPrice),
})
