import type { lineCheckContract } from '#contracts/quick-order/line-check.contract.ts'
import { checkLine } from './check-line.ts'
import { quantityClass, stockLocations } from './stock-locations.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function lineCheckHandlers({
  catalogue,
  ownNumberBook,
  callerOf,
}: Services): Handlers<typeof lineCheckContract> {
  return {
    resolve: async ({ body }) => {
      const caller = await callerOf(body)
      const sources = { catalogue, ownNumbers: ownNumberBook.of(caller.account.customerId) }
      return {
        status: 200,
        body: { lines: body.numbers.map((requested) => checkLine(sources, requested, caller).line) },
      }
    },

    availability: async ({ body }) => {
      const caller = await callerOf(body)
      const sources = { catalogue, ownNumbers: ownNumberBook.of(caller.account.customerId) }
      const lines = body.items.map((requested) => {
        const { line, product } = checkLine(sources, requested, caller)
        return {
          ...line,
          ...(product && { quantityClass: quantityClass(product.stock.quantity) }),
          locations: product ? stockLocations(product) : [],
        }
      })
      return { status: 200, body: { lines, asOf: new Date(caller.now).toISOString() } }
    },
  }
}
