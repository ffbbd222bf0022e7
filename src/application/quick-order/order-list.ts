import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import { cartSku } from '#domain/cart/quantity.ts'
import {
  isReady,
  lineOffer,
  UNDECIDED_CHOICE,
  type LineOffer,
  type LineState,
} from '#domain/quick-order/line-offer.ts'
import type { ListQuantity } from '#domain/list-reader/list-quantity.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { remainingListText } from '#domain/list-reader/remaining-list-text.ts'
import { AddLinesToCart } from '../cart/add-lines-to-cart.ts'
import { CheckLines } from '../line-check/check-lines.ts'
import type { LineCheckScope } from '../line-check/line-check.port.ts'
import { ReadOrderList } from '../line-check/read-order-list.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/**
 * Maximum lengths of a list and of its lines in UTF-16 code units, because parsing a list blocks the event loop of the
 * server.
 */
const LIST_LENGTH_MAX = 150_000
const LINE_LENGTH_MAX = 2_000
/**
 * Maximum numbers of lines, and of rows including headings and blanks: while the server parses a list and renders its
 * page, other requests wait.
 */
const SENT_LINES_MAX = 1_000
const SENT_ROWS_MAX = 1_500

type LineReport = {
  readonly lineNo: number
  readonly number: string
  /** Quantity, or the typed text if it is not a quantity. */
  readonly pieces: number | string
  /** Part that the line orders. */
  readonly articleNo?: string | undefined
  readonly state: LineState | 'unanswered'
  readonly added: boolean
}

/** `rest` contains the text of all lines that were not added, so that the user can correct and resend them. */
export type ListReport = {
  readonly lines: readonly LineReport[]
  readonly rest: string
  /** Set if the list has too many lines or characters, so that no line was read; `most` is the maximum number of lines. */
  readonly tooLong?: { readonly most: number }
}

/** Processes a whole list in one request, for browsers without scripts. */
export class OrderList extends dependsOn({
  readList: ReadOrderList,
  checkLines: CheckLines,
  addLines: AddLinesToCart,
}) {
  async run(text: string, depth: LineCheckScope): Promise<ListReport> {
    const tooLong: ListReport = { lines: [], rest: text, tooLong: { most: SENT_LINES_MAX } }
    if (text.length > LIST_LENGTH_MAX || hasLongLine(text)) return tooLong
    const rows = rowsOfText(text)
    if (rows.length > SENT_ROWS_MAX) return tooLong
    const reading = await this.deps.readList.run(rows)
    const { parsedLines } = reading
    if (parsedLines.length > SENT_LINES_MAX) return tooLong
    const checkedNumbers = depth === 'meaning' ? reading.answers : new Map<string, CheckedLine>()
    const checkedLines = new Map<number, CheckedLine>()
    const queries = parsedLines.flatMap(({ number, quantity }, lineNo) => {
      const checkedLine = checkedNumbers.get(number)
      if (checkedLine) checkedLines.set(lineNo, checkedLine)
      return checkedLine
        ? []
        : [{ lineNo, input: number.slice(0, 200), quantity: piecesOfQuantity(quantity) ?? 1 }]
    })
    await this.deps.checkLines.run(queries, depth, (lines) =>
      lines.forEach((line) => checkedLines.set(line.lineNo, line)),
    )
    const offers = parsedLines.map((parsedLine, index) => {
      const line = checkedLines.get(index)
      return {
        parsedLine,
        offer: line && lineOffer(line, UNDECIDED_CHOICE, piecesOfQuantity(parsedLine.quantity)),
      }
    })
    const added = depth === 'meaning' ? await this.#add(offers) : new Set<LineOffer>()
    const lines = offers.map(({ parsedLine, offer }) => ({
      lineNo: parsedLine.lineNo,
      number: parsedLine.number,
      pieces: offer?.pieces || writtenPieces(parsedLine.quantity),
      articleNo: offer?.part?.sku,
      state: offer?.state ?? ('unanswered' as const),
      added: offer !== undefined && added.has(offer),
    }))
    return { lines, rest: remainingListText(reading, (index) => lines[index]?.added === true) }
  }

  async #add(offers: readonly { readonly offer: LineOffer | undefined }[]): Promise<ReadonlySet<LineOffer>> {
    const ready = offers.flatMap(({ offer }) => (offer?.part && isReady(offer.state) ? [offer] : []))
    if (ready.length === 0) return new Set()
    const items = ready.flatMap(({ part, pieces }) =>
      part ? [{ sku: cartSku(part.vendorId, part.sku), quantity: pieces }] : [],
    )
    const outcome = await this.deps.addLines.run(items)
    if (!outcome.ok) return new Set()
    return new Set(ready.filter((_, index) => (outcome.value[index]?.accepted ?? 0) > 0))
  }
}

const writtenPieces = (quantity: ListQuantity): number | string =>
  quantity.kind === 'faulty' ? quantity.typed : (piecesOfQuantity(quantity) ?? 0)

const hasLongLine = (text: string) => text.split('\n').some((line) => line.length > LINE_LENGTH_MAX)
