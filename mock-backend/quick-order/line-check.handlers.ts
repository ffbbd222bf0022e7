import type { lineCheckContract } from '#contracts/quick-order/line-check.contract.ts'
import { checkLine } from './check-line.ts'
import { quantityClass, stockLocations } from './stock-locations.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function lineCheckHandlers({ catalogue, callerOf }: Services): Handlers<typeof lineCheckContract> {
  return {
    resolve: async ({ body }) => {
      const caller = await callerOf(body)
      return {
        status: 200,
        body: { lines: body.numbers.map((requested) => checkLine(catalogue, requested, caller).line) },
      }
    },

    availability: async ({ body }) => {
      const caller = await callerOf(body)
      const lines = body.items.map((requested) => {
        const { line, product } = checkLine(catalogue, requested, caller)
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
