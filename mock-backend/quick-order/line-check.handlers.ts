import type { lineCheckContract } from '#contracts/quick-order/line-check.contract.ts'
import { checkLine } from './check-line.ts'
import { quantityClass, stockLocations } from './stock-locations.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function lineCheckHandlers({
  catalogue,
  ownNumberBook,
  asCaller,
}: Services): Handlers<typeof lineCheckContract> {
  return {
    resolve: asCaller((caller, body) => {
      const sources = { catalogue, ownNumbers: ownNumberBook.of(caller.account.customerId) }
      return { lines: body.numbers.map((requested) => checkLine(sources, requested, caller).line) }
    }),

    availability: asCaller((caller, body) => {
      const sources = { catalogue, ownNumbers: ownNumberBook.of(caller.account.customerId) }
      const lines = body.items.map((requested) => {
        const { line, product } = checkLine(sources, requested, caller)
        return {
          ...line,
          ...(product && { quantityClass: quantityClass(product.stock.quantity) }),
          locations: product ? stockLocations(product) : [],
        }
      })
      return { lines, asOf: new Date(caller.now).toISOString() }
    }),
  }
}
