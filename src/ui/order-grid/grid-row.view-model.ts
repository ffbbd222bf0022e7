import { makeAutoObservable, observableRef } from 'mobx'
import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import {
  isReady,
  lineOffer,
  UNDECIDED_CHOICE,
  type LineOffer,
  type LineState,
} from '#domain/quick-order/line-offer.ts'
import { withDigitsForLetters } from '#domain/list-reader/number-variants.ts'
import { readQuantity, type ListQuantity } from '#domain/list-reader/list-quantity.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import type { LineInput } from '#domain/quick-order/line-input.ts'

export type RowState = LineState | 'empty' | 'waiting' | 'asking' | 'unanswered'

/** Reason why the cart did not accept the row: refused, or only a part of the quantity. */
export type CartReason = 'refused' | 'limited'

/** Reason why a row cannot be added. */
export type ProblemKind = RowState | CartReason
export type ProblemCount = { readonly kind: ProblemKind; readonly rows: number }

/** Matches three consecutive letters that cannot be misread digits: the text is then a word, not a number. */
const OTHER_LETTERS = /(?:(?![OoIl])\p{L}){3}/u

/** State of one row of the table. The id of the row is also its line number in calls of the API. */
export class GridRow {
  readonly id: number
  written: LineInput
  isAsking = false
  /** True if the last check of the row failed because the API was unreachable. */
  wasUnreachable = false
  isMarked = false
  cartReason: CartReason | undefined = undefined
  private chosenSku: string | undefined = undefined
  answer: { readonly number: string; readonly line: CheckedLine } | undefined = undefined

  constructor(id: number, lineInput: LineInput) {
    this.id = id
    this.written = lineInput
    // only the getters that many computed values read are stored per row
    makeAutoObservable(this, {
      id: false,
      written: observableRef,
      answer: observableRef,
      number: false,
      quantity: false,
      pieces: false,
      line: false,
      chosenPart: false,
      needsAnswer: false,
      stockSplit: false,
      isReady: false,
      isProblem: false,
      suggestion: false,
    })
  }

  get isEmpty(): boolean {
    return this.written.number.trim() === '' && this.written.quantity.trim() === ''
  }

  get number(): string {
    return this.written.number.trim()
  }

  get quantity(): ListQuantity {
    return readQuantity(this.written.quantity)
  }

  get pieces(): number | undefined {
    return piecesOfQuantity(this.quantity)
  }

  /** Result of the check; undefined if the number has changed since. */
  get line(): CheckedLine | undefined {
    return this.answer?.number === this.number ? this.answer.line : undefined
  }

  /** SKU of the part that the user has chosen among several candidates. */
  get chosenPart(): string | undefined {
    return this.line?.candidates?.find(({ sku }) => sku === this.chosenSku)?.sku
  }

  choosePart(sku: string): void {
    this.chosenSku = sku
  }

  get needsAnswer(): boolean {
    return this.number !== '' && this.line === undefined && !this.isAsking
  }

  get offer(): LineOffer | undefined {
    return this.line && lineOffer(this.line, this.written.choice, this.pieces)
  }

  get state(): RowState {
    if (this.isEmpty) return 'empty'
    if (this.offer) return this.offer.state
    if (this.wasUnreachable) return 'unanswered'
    return this.isAsking ? 'asking' : 'waiting'
  }

  /** Number of pieces in stock and of pieces on back order; undefined unless both exist. */
  get stockSplit(): { readonly now: number; readonly later: number } | undefined {
    const now = this.offer?.part?.availability?.quantity ?? 0
    return this.state === 'backorder' && this.offer && now > 0
      ? { now, later: this.offer.pieces - now }
      : undefined
  }

  get isReady(): boolean {
    return this.offer !== undefined && isReady(this.offer.state)
  }

  get problem(): ProblemKind | undefined {
    const { offer, state } = this
    if (offer ? !isReady(offer.state) : state === 'unanswered') return state
    return this.cartReason
  }

  get isProblem(): boolean {
    return this.problem !== undefined
  }

  /**
   * Alternative spelling of an unknown number, with digits instead of similar letters; undefined if the text contains a
   * word or a space.
   */
  get suggestion(): string | undefined {
    const isNumber = !/\s/.test(this.number) && !OTHER_LETTERS.test(this.number)
    return this.state === 'not-found' && isNumber ? withDigitsForLetters(this.number) : undefined
  }

  write(change: Partial<LineInput>): void {
    const isOther = change.number !== undefined && change.number.trim() !== this.number
    this.written = { ...this.written, ...(isOther && { choice: UNDECIDED_CHOICE }), ...change }
    this.cartReason = undefined
    if (isOther) this.wasUnreachable = false
  }

  mark(marked: boolean): void {
    this.isMarked = marked
  }

  startCheck(): string {
    this.isAsking = true
    this.wasUnreachable = false
    return this.number
  }

  /** Stores the result for `number`, which the user may have changed since the request. */
  applyAnswer(number: string, line: CheckedLine): void {
    this.isAsking = false
    this.answer = { number, line }
  }

  /** Discards the result, so that the number is checked again. */
  forgetAnswer(): void {
    this.answer = undefined
  }

  markUnreachable(): void {
    if (!this.isAsking) return
    this.isAsking = false
    this.wasUnreachable = true
  }

  markRejected(reason: CartReason, quantity: string): void {
    this.written = { ...this.written, quantity }
    this.cartReason = reason
  }
}
