import { lineCheckContract } from '#contracts/line-check.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { checkLine } from '../lines/check-line.ts'
import { quantityClass, stockLocations } from '../lines/stock-locations.ts'
import { readerFrom } from '../products/reader.ts'

type Deps = { catalogue: Catalogue; sessions: Sessions; clock: () => number }

export function lineCheckHandlers({ catalogue, ...visit }: Deps) {
  const readerOf = readerFrom(visit)

  return [
    replyTo(lineCheckContract.resolve, async ({ body }) => {
      const reader = await readerOf(body)
      if (reader.account === undefined) return sessionEnded()
      return {
        status: 200,
        body: { lines: body.numbers.map((asked) => checkLine(catalogue, asked, reader).line) },
      }
    }),

    replyTo(lineCheckContract.availability, async ({ body }) => {
      const reader = await readerOf(body)
      if (reader.account === undefined) return sessionEnded()
      const lines = body.items.map((asked) => {
        const { line, product } = checkLine(catalogue, asked, reader)
        return {
          ...line,
          ...(product && { quantityClass: quantityClass(product.stock.quantity) }),
          locations: product ? stockLocations(product) : [],
        }
      })
      return { status: 200, body: { lines, asOf: new Date(reader.now).toISOString() } }
    }),
  ]
}
