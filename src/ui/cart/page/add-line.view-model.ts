import { makeAutoObservable, observableRef } from 'mobx'
import { AddTypedLine, type AddedLine } from '#application/cart/add-typed-line.ts'
import { type Scan, ScanReader } from '#application/scanning/scan-reader.port.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import type { TypedLine } from '#application/cart/typed-line-reader.port.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { AlertRequest } from '#domain/alerts/alert.ts'
import { QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import { pastedText } from '#domain/list-reader/pasted-text.ts'
import { alertOfOutcome, alertOfRejection } from '../../add-to-cart/add-to-cart-alert.mapping.ts'

/** Adds lines by number and quantity that the user types, pastes or scans on the cart page. */
export class AddLineViewModel {
  static readonly keys = { addTypedLine: AddTypedLine, scans: ScanReader, alerts: AlertsStore }
  readonly limits = QUANTITY_LIMITS
  number = ''
  quantity = ''
  /** Result of the last added line. */
  alert: AlertRequest | undefined = undefined
  quantityError: string | undefined = undefined
  /** Refused line whose number and quantity are in the fields again; undefined once the user types. */
  returned: TypedLine | undefined = undefined
  /** Number of lines in flight: sent, but without a response. */
  pending = 0
  /** True after the user has left the page: an alert then reports a refused line, because its fields are gone. */
  private isClosed = false
  /** Resolves when the previous line has its response: lines are added in sequence. */
  #before: Promise<unknown> = Promise.resolve()
  readonly #deps

  constructor(deps: DepsOf<typeof AddLineViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { limits: false, alert: observableRef, returned: observableRef })
  }

  open(): void {
    this.isClosed = false
  }

  /** Called when the user leaves the page. Resolves when all lines have a response. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.#before
  }

  /** Updates the fields. If the user starts another number, the rejection shown at the field becomes an alert. */
  type(typed: { readonly number?: string; readonly quantity?: string }): void {
    const { returned } = this
    if (returned && typed.number && isReplaced(returned.number, typed.number))
      this.raise(returned, this.alert)
    this.returned = undefined
    this.number = typed.number ?? this.number
    this.quantity = typed.quantity ?? this.quantity
    this.alert = undefined
    this.quantityError = undefined
  }

  /** Clears the fields at once, so that the next line can be typed before the response arrives. */
  async add(): Promise<void> {
    const typed = { number: this.number, quantity: this.quantity }
    if (typed.number.trim() === '') return
    this.type({ number: '', quantity: '' })
    await this.take(typed)
  }

  /** Pasted list; undefined for a text that a single field accepts unchanged. */
  listIn(plain: string, html: string): string | undefined {
    const text = plain.trim()
    return /[\n\r\t]/.test(text) ? pastedText(text, html) : undefined
  }

  /** Adds the lines of a pasted list. The fields keep the typed text. */
  async paste(list: string): Promise<void> {
    await this.take({ number: list, quantity: '' }, list.trim().split('\n').length)
  }

  /** Adds the part of a scanned code. The fields keep the typed text. */
  async scan(text: string): Promise<void> {
    const reading = this.#deps.scans.read(text)
    await this.inTurn(async () => this.addScanned(await reading))
  }

  private async take(typedLine: TypedLine, lines = 1): Promise<void> {
    await this.inTurn(async () => this.end(typedLine, await this.#deps.addTypedLine.run(typedLine)), lines)
  }

  private async inTurn(add: () => Promise<void>, lines = 1): Promise<void> {
    this.pending += lines
    const added = this.#before.then(add).finally(() => this.settle(lines))
    this.#before = Promise.allSettled([added])
    await added
  }

  private settle(lines: number): void {
    this.pending -= lines
  }

  private async addScanned(scan: Scan): Promise<void> {
    if (scan.kind !== 'part')
      return this.showAlert({ kind: 'error', messageId: `lines.scanned.${noPartIn(scan)}` })
    const { number, pieces = 1 } = scan
    for (const { added } of await this.#deps.addTypedLine.run({ number, quantity: String(pieces) })) {
      if (added.ok) this.showAlert(alertOfOutcome(added.value.articleNo, added.value))
      else if (added.error.kind !== 'quantity') this.showAlert(alertOfRejection(number, added.error))
    }
  }

  private showAlert(reportedAlert: AlertRequest | undefined): void {
    this.alert = reportedAlert
  }

  private end(typedLine: TypedLine, lines: readonly AddedLine[]): void {
    const [line] = lines
    if (line && lines.length === 1) this.endLine(typedLine, line)
    else this.endList(lines)
  }

  private endList(lines: readonly AddedLine[]): void {
    const refused = lines.filter(({ added }) => !added.ok || added.value.accepted === 0)
    const values = { count: lines.length - refused.length, total: lines.length }
    this.alert = values.count > 0 ? { kind: 'success', messageId: 'noticelist.inCart', values } : undefined
    if (refused.length === 0) return
    const list = refused.map(textOf)
    this.#deps.alerts.raise({
      kind: 'error',
      messageId: 'noticelist.partlyInCart',
      values,
      list,
      duration: false,
    })
  }

  private endLine(typedLine: TypedLine, { added }: AddedLine): void {
    const number = typedLine.number.trim()
    if (!added.ok) {
      const { error } = added
      if (error.kind !== 'quantity') this.giveBack(typedLine, alertOfRejection(number, error))
      else if (this.giveBack(typedLine)) this.quantityError = `lines.quantity.${error.error}`
      return
    }
    const reportedAlert = alertOfOutcome(added.value.articleNo, added.value)
    if (added.value.accepted > 0) this.alert = reportedAlert
    else this.giveBack(typedLine, reportedAlert)
  }

  /**
   * Puts a refused line back into the fields. If they are in use, or the user has left the page, an alert names the
   * line.
   */
  private giveBack(typedLine: TypedLine, reportedAlert?: AlertRequest): boolean {
    const isFree = !this.isClosed && this.number === '' && this.quantity === ''
    if (isFree) {
      this.number = typedLine.number
      this.quantity = typedLine.quantity
      this.alert = reportedAlert
      this.returned = typedLine
    } else {
      this.raise(typedLine, reportedAlert)
    }
    return isFree
  }

  private raise(typedLine: TypedLine, reportedAlert: AlertRequest | undefined): void {
    const values = { number: typedLine.number.trim() }
    const alert = reportedAlert ?? { kind: 'error', messageId: 'addToCart.refused.other', values }
    this.#deps.alerts.raise({ ...alert, list: [textOf(typedLine)], duration: false })
  }
}

const textOf = ({ number, quantity }: TypedLine) => `${number.trim()} ${quantity}`.trim()

/** True if the user typed another number, and did not just correct a character of the old one. */
const isReplaced = (old: string, number: string) => Math.abs(old.length - number.length) > 1

const noPartIn = ({ kind }: Exclude<Scan, { kind: 'part' }>) => (kind === 'package' ? 'package' : 'nothing')
