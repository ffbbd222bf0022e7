import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import type { OwnNumbers } from '#application/own-numbers/own-numbers.port.ts'
import {
  ownNumbersContract,
  type OwnNumber as OwnNumberDto,
} from '#contracts/own-numbers/own-numbers.contract.ts'
import type { OwnNumber, OwnNumberInput, OwnNumberStatus } from '#domain/own-numbers/own-number.ts'
import type { Result } from '#domain/shared/result.ts'
import { kebab } from '../codes.ts'
import { listBodyOf } from '../data-table/list-mapping.ts'
import { rejecting } from '../rejections.ts'
import { toArticle } from '../orders/order-mapping.ts'
import { HttpAdapter } from '../http-adapter.ts'

const REJECTIONS = { 413_001: { kind: 'too-many' } } as const

export class HttpOwnNumbers extends HttpAdapter implements OwnNumbers {
  readonly #calls = this.api.client(ownNumbersContract)

  async list(query: ListQuery): Promise<Listing<OwnNumber>> {
    const filter = query.filters['unused'] === '1' ? { usable: false } : {}
    const { body } = await this.#calls.list.query({ body: { ...listBodyOf(query), filter } })
    return { items: body.items.map(toOwnNumber), total: body.pagination.total }
  }

  save(
    numbers: readonly OwnNumberInput[],
  ): Promise<Result<readonly OwnNumberStatus[], { readonly kind: 'too-many' }>> {
    const sent = numbers.map(({ number, articleNo }) => ({ number, sku: articleNo }))
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#calls.save.mutate({ body: { numbers: sent } })
      return body.statuses.map(kebab)
    })
  }

  async remove(numbers: readonly string[]): Promise<void> {
    await this.#calls.remove.mutate({ body: { numbers: [...numbers] } })
  }
}

const toOwnNumber = ({ number, article, usable, decidedAt, decidedBy }: OwnNumberDto): OwnNumber => ({
  number,
  article: toArticle(article),
  isUsable: usable,
  decidedAt,
  decidedBy,
})
