import type {
  OwnNumber,
  OwnNumberFilter,
  ownNumbersContract,
} from '#contracts/own-numbers/own-numbers.contract.ts'
import { matchesTerm, paged, sorted, type Columns, type ListQuery } from '../data-table/paged.ts'
import type { Handlers } from '../http/reply-to.ts'
import { isoNow } from '../orders/visible.ts'
import { articleRef } from '../products/article-ref.ts'
import type { Services } from '../services.ts'
import { nameOf } from '../session/account.ts'
import { isUsable } from './own-number-book.ts'

const COLUMNS: Columns<OwnNumber> = {
  ownNumber: ({ number }) => number,
  articleNo: ({ article }) => article.sku,
  name: ({ article }) => article.name,
  decidedAt: ({ decidedAt }) => decidedAt,
  decidedBy: ({ decidedBy }) => decidedBy,
}
const NEWEST_FIRST = { sort_by: 'decidedAt', desc: 1 } as const

export function ownNumbersHandlers({
  ownNumberBook,
  catalogue,
  asCaller,
}: Services): Handlers<typeof ownNumbersContract> {
  return {
    list: asCaller((caller, body) => {
      const all = [...ownNumberBook.of(caller.account.customerId).values()].flatMap((stored): OwnNumber[] => {
        const product = catalogue.findBySku(stored.sku)
        if (product === undefined) return []
        const { number, decidedBy } = stored
        const decidedAt = new Date(stored.decidedAt).toISOString()
        const article = articleRef(product, caller.language)
        return [{ number, article, usable: isUsable(product), decidedAt, decidedBy }]
      })
      return { ...paged(listed(all, body), body), asOf: isoNow(caller) }
    }),

    save: asCaller(({ account, now }, body) => {
      const decidedBy = nameOf(account)
      const statuses = ownNumberBook.save(account.customerId, body.numbers, { decidedAt: now, decidedBy })
      return { statuses }
    }),

    remove: asCaller(({ account }, body) => ({
      removed: ownNumberBook.remove(account.customerId, body.numbers),
    })),
  }
}

function listed(all: readonly OwnNumber[], query: ListQuery<OwnNumberFilter>): readonly OwnNumber[] {
  const { term, filter } = query
  const matching = all.filter(
    ({ number, article, decidedBy, usable }) =>
      matchesTerm(term, [number, article.sku, article.name, decidedBy]) &&
      (filter.usable === undefined || filter.usable === usable),
  )
  return sorted(matching, COLUMNS, query.sort_by === undefined ? NEWEST_FIRST : query)
}
