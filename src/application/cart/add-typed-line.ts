import { acceptedAsSent, type LineOutcome } from '#domain/cart/cart.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import { AddLinesToCart, type CartRejection } from './add-lines-to-cart.ts'
import {
  type LineReading,
  type ResolvedLine,
  type TypedLine,
  TypedLineReader,
} from './typed-line-reader.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** `articleNo`: article number of the found part; the typed number if the part is unknown. */
export type TypedLineOutcome = LineOutcome & { readonly articleNo: string }
export type TypedLineRejection = CartRejection | Extract<LineReading, { kind: 'quantity' }>
export type AddedLine = TypedLine & { readonly added: Result<TypedLineOutcome, TypedLineRejection> }

/** Adds typed text to the cart: one number with its quantity, or the lines of a list. */
export class AddTypedLine extends dependsOn({ reader: TypedLineReader, addLines: AddLinesToCart }) {
  async run(typedLine: TypedLine, key?: string): Promise<readonly AddedLine[]> {
    const read = await resultOf(async () => ok(await this.deps.reader.read(typedLine)))
    return read.ok ? this.#add(read.value, key) : [{ ...typedLine, added: read }]
  }

  async #add(lines: readonly ResolvedLine[], key: string | undefined): Promise<readonly AddedLine[]> {
    const items = lines.flatMap(({ reading }) => (reading.kind === 'part' ? [reading.item] : []))
    const sent = items.length === 0 ? ok([]) : await this.deps.addLines.run(items, key)
    let next = 0
    const addedOf = ({ number, reading }: ResolvedLine): AddedLine['added'] => {
      if (reading.kind === 'quantity') return fail(reading)
      if (reading.kind === 'no-part')
        return ok({ ...reading, sku: '', articleNo: number.trim(), accepted: 0 })
      if (!sent.ok) return sent
      const outcome = sent.value[next++] ?? (items.length === 1 ? acceptedAsSent(reading.item) : undefined)
      return outcome ? ok({ ...outcome, articleNo: reading.articleNo }) : fail({ kind: 'unreachable' })
    }
    return lines.map((line) => ({ number: line.number, quantity: line.quantity, added: addedOf(line) }))
  }
}
