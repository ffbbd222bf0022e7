import { cartSku, QUANTITY_MIN } from '#domain/cart/quantity.ts'
import { readWholeQuantity } from '#domain/list-reader/whole-quantity.ts'
import { isFoundByOtherNumber } from '#domain/quick-order/checked-line.ts'
import { isReady, lineOffer, OPEN } from '#domain/quick-order/line-offer.ts'
import { cutText } from '#domain/shared/text.ts'
import { LocaleStore } from '../locale/locale.store.ts'
import { LineCheck } from '../line-check/line-check.port.ts'
import type { LineReading, TypedLine, TypedLineReader } from './typed-line-reader.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Longest text that the API looks up. */
const NUMBER_MAX = 100

/** Looks up the number; a part that was replaced gives its successor. */
export class ReadTypedLine
  extends dependsOn({ lineCheck: LineCheck, locale: LocaleStore })
  implements TypedLineReader
{
  async read({ number, quantity }: TypedLine): Promise<LineReading> {
    const input = cutText(number.trim(), NUMBER_MAX)
    const read = readWholeQuantity(quantity.trim() || String(QUANTITY_MIN), this.deps.locale.languageId)
    if (read.kind === 'faulty') return { kind: 'quantity', error: read.error }
    if (read.kind === 'two-readings') return { kind: 'quantity', error: 'two-readings' }
    const requested = read.pieces
    const [line] = await this.deps.lineCheck.check([{ lineNo: 1, input, quantity: requested }], 'meaning')
    const offer = line && lineOffer(line, OPEN, requested)
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
}
