import { cartSku, QUANTITY_MIN } from '#domain/cart/quantity.ts'
import type { ListQuantity } from '#domain/list-reader/list-quantity.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { mayBeList } from '#domain/list-reader/may-be-list.ts'
import type { ParsedLine } from '#domain/list-reader/read-list.ts'
import { readWholeQuantity, type WholeQuantity } from '#domain/list-reader/whole-quantity.ts'
import { isFoundByOtherNumber, type CheckedLine } from '#domain/quick-order/checked-line.ts'
import { isReady, lineOffer, UNDECIDED_CHOICE } from '#domain/quick-order/line-offer.ts'
import { batchesOf } from '#domain/shared/batches.ts'
import { truncateText } from '#domain/shared/text.ts'
import { LocaleStore } from '../locale/locale.store.ts'
import { LineCheck } from '../line-check/line-check.port.ts'
import { ReadOrderList, type CheckedNumbers } from '../line-check/read-order-list.ts'
import type { LineReading, ResolvedLine, TypedLine, TypedLineReader } from './typed-line-reader.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Maximum length in characters of a text that the API looks up. */
const NUMBER_MAX = 100
const LINES_PER_CALL = 1_000

type TypedList = { readonly typedLines: readonly TypedLine[]; readonly answers: CheckedNumbers }

/** Looks up the typed numbers; for a replaced part, returns its successor. */
export class ReadTypedLine
  extends dependsOn({ lineCheck: LineCheck, locale: LocaleStore, readOrderList: ReadOrderList })
  implements TypedLineReader
{
  async read(typedLine: TypedLine): Promise<readonly ResolvedLine[]> {
    const { languageId } = this.deps.locale
    const { typedLines, answers } = await this.#linesOf(typedLine)
    const lines = typedLines.map((line) => ({
      ...line,
      input: truncateText(line.number.trim(), NUMBER_MAX),
      pieces: readWholeQuantity(line.quantity.trim() || String(QUANTITY_MIN), languageId),
    }))
    const queries = lines.flatMap(({ number, input, pieces }, index) =>
      pieces.kind === 'pieces' && !answers.has(number)
        ? [{ lineNo: index + 1, input, quantity: pieces.pieces }]
        : [],
    )
    const checkedLines = new Map<number, CheckedLine>()
    for (const batch of batchesOf(queries, LINES_PER_CALL)) {
      for (const checkedLine of await this.deps.lineCheck.check(batch, 'meaning'))
        checkedLines.set(checkedLine.lineNo, checkedLine)
    }
    return lines.map(({ number, quantity, input, pieces }, index) => ({
      number,
      quantity,
      reading: readingOf(input, pieces, answers.get(number) ?? checkedLines.get(index + 1)),
    }))
  }

  /** Splits a text into lines and looks up their numbers. A text that contains only a number is one line. */
  async #linesOf(typedLine: TypedLine): Promise<TypedList> {
    const unsplit = { typedLines: [typedLine], answers: new Map() }
    const text = typedLine.number.trim()
    if (typedLine.quantity.trim() !== '' || !mayBeList(text)) return unsplit
    const { parsedLines, results, answers } = await this.deps.readOrderList.run(rowsOfText(text))
    const isKnown = ({ number }: ParsedLine) => answers.get(number)?.status !== 'unknown-number'
    if (!parsedLines.some(isKnown)) return unsplit
    const lines = results.flatMap((result): readonly TypedLine[] => {
      if (result.kind === 'taken')
        return result.lines.flatMap((at) => {
          const line = parsedLines[at]
          return line ? [{ number: line.number, quantity: quantityText(line.quantity) }] : []
        })
      const isUnread = result.kind === 'text' && result.reason === undefined && /\d/.test(result.source)
      return isUnread ? [{ number: result.source, quantity: '' }] : []
    })
    return lines.length > 1 || (lines[0] && lines[0].quantity !== '')
      ? { typedLines: lines, answers }
      : unsplit
  }
}

const quantityText = (quantity: ListQuantity): string =>
  quantity.kind === 'missing' ? '' : quantity.kind === 'whole' ? String(quantity.pieces) : quantity.typed

function readingOf(input: string, pieces: WholeQuantity, line: CheckedLine | undefined): LineReading {
  if (pieces.kind === 'faulty') return { kind: 'quantity', error: pieces.error }
  if (pieces.kind === 'two-readings') return { kind: 'quantity', error: 'two-readings' }
  const requested = pieces.pieces
  const offer = line && lineOffer(line, UNDECIDED_CHOICE, requested)
  if (!offer?.part || !isReady(offer.state)) {
    return { kind: 'no-part', status: line?.status ?? 'unknown-number', requested }
  }
  const { vendorId, sku } = offer.part
  const isOtherNumber =
    offer.part === line?.replacement || line?.decided !== undefined || isFoundByOtherNumber(offer.part)
  const requestedNumber = isOtherNumber ? input : undefined
  return {
    kind: 'part',
    articleNo: sku,
    item: { sku: cartSku(vendorId, sku), quantity: requested, requestedNumber },
  }
}
