import type { Claims, ReplyRejection } from '#application/claims/claims.port.ts'
import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import type { FetchedFile } from '#application/downloads/document-queue.port.ts'
import {
  claimsContract,
  type Claim as ClaimDto,
  type ClaimDetails as ClaimDetailsDto,
  type ClaimFilter,
} from '#contracts/claims/claims.contract.ts'
import { parseClaimStatus, type Claim, type ClaimDetails, type ClaimFile } from '#domain/claims/claim.ts'
import type { FilterValues } from '#domain/data-table/filter-values.ts'
import { valueOf, type Result } from '#domain/shared/result.ts'
import { listBodyOf, textsOf } from '../data-table/list-mapping.ts'
import { fetchFile } from '../documents/file-call.ts'
import { toArticle } from '../orders/order-mapping.ts'
import { rejecting, UNKNOWN_REJECTION, UNKNOWN_CODE, type RejectionsByCode } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const REJECTIONS: RejectionsByCode<ReplyRejection> = {
  [UNKNOWN_CODE]: { kind: 'unknown' },
  409_002: { kind: 'key-reused' },
  422_021: { kind: 'closed' },
}

export class HttpClaims extends HttpAdapter implements Claims {
  readonly #calls = this.api.client(claimsContract)

  async list(query: ListQuery): Promise<Listing<Claim>> {
    const { body } = await this.#calls.list.query({
      body: { ...listBodyOf(query), filter: filterOf(query.filters) },
    })
    return { items: body.items.map(toClaim), total: body.pagination.total, facets: body.facets }
  }

  async get(claimNo: string): Promise<ClaimDetails | undefined> {
    return valueOf(
      await rejecting(UNKNOWN_REJECTION, async () => {
        const { body } = await this.#calls.get.query({ body: { claimNo } })
        return toDetails(body)
      }),
    )
  }

  reply(key: string, claimNo: string, text: string): Promise<Result<ClaimDetails, ReplyRejection>> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#calls.reply.mutate({
        headers: { 'idempotency-key': key },
        body: { claimNo, text },
      })
      return toDetails(body)
    })
  }

  async file(claimNo: string, file: ClaimFile): Promise<FetchedFile | undefined> {
    const { via, caller } = this.api
    return valueOf(
      await rejecting(UNKNOWN_REJECTION, () =>
        fetchFile(claimsContract.file, { via, body: { ...caller, claimNo, file } }),
      ),
    )
  }
}

function filterOf(values: FilterValues): ClaimFilter {
  const { topic, status } = values
  return {
    ...textsOf(values, ['dateFrom', 'dateTo', 'documentNo']),
    ...(topic !== undefined && { topic: [topic as ClaimDto['topic']] }),
    ...(status !== undefined && { status: [status] }),
  }
}

const toClaim = ({ status, lines, ...claim }: ClaimDto): Claim => ({
  ...claim,
  status: parseClaimStatus(status),
  lines: lines.map(({ product, ...line }) => ({ ...line, article: toArticle(product) })),
})

const toDetails = (dto: ClaimDetailsDto): ClaimDetails => ({ ...dto, ...toClaim(dto) })
