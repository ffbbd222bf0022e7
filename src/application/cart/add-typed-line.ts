import type { LineOutcome } from '#domain/cart/cart.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import { AddLinesToCart, type CartRejection } from './add-lines-to-cart.ts'
import { type LineReading, type TypedLine, TypedLineReader } from './typed-line-reader.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** `articleNo` is the part of the number; the typed number if there is none. */
export type TypedLineOutcome = LineOutcome & { readonly articleNo: string }
export type TypedLineRejection = CartRejection | Extract<LineReading, { kind: 'quantity' }>

/** Adds a line by its number. */
export class AddTypedLine extends dependsOn({ reader: TypedLineReader, addLines: AddLinesToCart }) {
  async run(line: TypedLine): Promise<Result<TypedLineOutcome, TypedLineRejection>> {
    const read = await resultOf(async () => ok(await this.deps.reader.read(line)))
    if (!read.ok) return read
    const { value } = read
    if (value.kind === 'quantity') return fail(value)
    if (value.kind === 'no-part') {
      return ok({ ...value, sku: '', articleNo: line.number.trim(), accepted: 0 })
    }
    const added = await this.deps.addLines.one(value.item)
    return added.ok ? ok({ ...added.value, articleNo: value.articleNo }) : added
  }
}
