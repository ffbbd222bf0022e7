import type { LineOutcome } from '#domain/cart/cart.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { resultOf } from '../shared/rejection.ts'
import type { AddLinesToCart, CartRejection } from './add-lines-to-cart.ts'
import type { LineReading, TypedLine, TypedLineReader } from './typed-line-reader.port.ts'

/** `articleNo` is the part that the number stands for; the typed number if there is none. */
export type TypedLineOutcome = LineOutcome & { readonly articleNo: string }
export type TypedLineRejection = CartRejection | Extract<LineReading, { kind: 'quantity' }>

/** Adds a line by its number. */
export class AddTypedLine {
  readonly #reader: TypedLineReader
  readonly #addLines: AddLinesToCart

  constructor(reader: TypedLineReader, addLines: AddLinesToCart) {
    this.#reader = reader
    this.#addLines = addLines
  }

  async run(line: TypedLine): Promise<Result<TypedLineOutcome, TypedLineRejection>> {
    const read = await resultOf(async () => ok(await this.#reader.read(line)))
    if (!read.ok) return read
    const { value } = read
    if (value.kind === 'quantity') return fail(value)
    if (value.kind === 'no-part') {
      return ok({ ...value, sku: '', articleNo: line.number.trim(), accepted: 0 })
    }
    const added = await this.#addLines.one(value.item)
    return added.ok ? ok({ ...added.value, articleNo: value.articleNo }) : added
  }
}
