import { makeAutoObservable, observableRef } from 'mobx'
import { AddTypedLine, type AddedLine } from '#application/cart/add-typed-line.ts'
import type { ApiFailure } from '#application/kernel/api-failure.ts'
import { UnansweredLines, type UnansweredLine } from '#application/cart/unanswered-lines.store.ts'
import { attempt } from '#application/kernel/attempt.ts'
import { type Scan, ScanReader } from '#application/scanning/scan-reader.port.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { SerialQueue } from '#application/kernel/serial-queue.ts'
import type { TypedLine } from '#application/cart/typed-line-reader.port.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { AlertRequest } from '#domain/alerts/alert.ts'
import { QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import { pastedText } from '#domain/list-reader/pasted-text.ts'
import type { Result } from '#domain/shared/result.ts'
import { alertOfOutcome, alertOfRejection } from '../../add-to-cart/add-to-cart-alert.mapping.ts'

/**
 * Line that was not added. `reportedAlert` is the reason; undefined for an invalid quantity and after the end of the
 * session.
 */
type RefusedLine = TypedLine & { readonly reportedAlert: AlertRequest | undefined }

/** Adds lines by number and quantity that the user types, pastes or scans on the cart page. */
export class AddLineViewModel {
  static readonly keys = {
    addTypedLine: AddTypedLine,
    scans: ScanReader,
    alerts: AlertsStore,
    unanswered: UnansweredLines,
  }
  readonly limits = QUANTITY_LIMITS
  number = ''
  quantity = ''
  /** Result of the last added line. */
  alert: AlertRequest | undefined = undefined
  quantityError: string | undefined = undefined
  /** Refused line in the fields; undefined once the user has replaced its number or changed its quantity. */
  returned: RefusedLine | undefined = undefined
  /** Number of lines in flight: sent, but without a response. */
  pending = 0
  /** True after the user has left the page: its fields no longer exist, so that an alert reports a refused line. */
  private isClosed = false
  private isFinishing = false
  #refusedCount = 0
  readonly #queue = new SerialQueue()
  readonly #deps

  constructor(deps: DepsOf<typeof AddLineViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { limits: false, alert: observableRef, returned: observableRef })
  }

  /** Adds the lines again that had no response before a reload of the page. */
  open(): void {
    this.isClosed = false
    const { lines, expired } = this.#deps.unanswered.restore()
    for (const line of lines) void (line.isScanned ? this.addScan(line) : this.addTyped(line))
    for (const { number, quantity } of expired) {
      const values = { number: number.trim() }
      this.raise({
        number,
        quantity,
        reportedAlert: { kind: 'error', messageId: 'addToCart.unreachable', values },
      })
    }
  }

  /** Called when the user leaves the page. Resolves when all lines have a response. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.#queue.whenIdle()
  }

  type(typed: { readonly number?: string; readonly quantity?: string }): void {
    if (typed.quantity !== undefined) this.returned = undefined
    this.number = typed.number ?? this.number
    this.quantity = typed.quantity ?? this.quantity
    this.alert = undefined
    this.quantityError = undefined
  }

  /** Called before the user replaces the whole number. The next number does not get the quantity of a refused line. */
  replaceNumber(): void {
    if (!this.returned) return
    this.raise(this.returned)
    this.type({ quantity: '' })
  }

  /** True if the fields are empty and all lines have a response. */
  get isFinished(): boolean {
    return this.number.trim() === '' && this.pending === 0
  }

  /**
   * Adds the typed line and waits for all lines. Resolves to true if no line was refused in the meantime, so that the
   * user may continue. A refused line that the user has not changed is not sent again, and an alert displays it.
   */
  async finish(): Promise<boolean> {
    if (this.isFinishing) return false
    this.isFinishing = true
    const refused = this.#refusedCount
    const { returned } = this
    if (returned?.number === this.number) {
      this.raise(returned)
      this.type({ number: '', quantity: '' })
    }
    void this.add()
    while (this.pending > 0) await this.#queue.whenIdle()
    return this.endFinish(refused)
  }

  private endFinish(refused: number): boolean {
    this.isFinishing = false
    return this.isFinished && this.#refusedCount === refused
  }

  /** Clears the fields at once, so that the next line can be typed before the response arrives. */
  async add(): Promise<void> {
    const typed = { number: this.number, quantity: this.quantity }
    if (typed.number.trim() === '') return
    this.type({ number: '', quantity: '' })
    await this.addTyped(this.#deps.unanswered.add(typed))
  }

  /** Pasted list; undefined for a text that a single field accepts unchanged. */
  listIn(plain: string, html: string): string | undefined {
    const text = plain.trim()
    return /[\n\r\t]/.test(text) ? pastedText(text, html) : undefined
  }

  /** Adds the lines of a pasted list. The fields keep the typed text. */
  async paste(list: string): Promise<void> {
    const line = this.#deps.unanswered.add({ number: list, quantity: '' })
    await this.addTyped(line, list.trim().split('\n').length)
  }

  /** Adds the part of a scanned code. The fields keep the typed text. */
  async scan(text: string): Promise<void> {
    await this.addScan(this.#deps.unanswered.add({ number: text, quantity: '', isScanned: true }))
  }

  private async addScan(line: UnansweredLine): Promise<void> {
    const reading = attempt(() => this.#deps.scans.read(line.number))
    await this.enqueue(line, async () => this.addScanned(line.number, await reading, line.key))
  }

  private async addTyped(line: UnansweredLine, lines = 1): Promise<void> {
    await this.enqueue(
      line,
      async () => this.end(line, await this.#deps.addTypedLine.run(line, line.key)),
      lines,
    )
  }

  private async enqueue(line: UnansweredLine, add: () => Promise<void>, lines = 1): Promise<void> {
    this.pending += lines
    try {
      await this.#queue.run(add)
    } finally {
      this.#deps.unanswered.remove(line)
      this.settle(lines)
    }
  }

  private settle(lines: number): void {
    this.pending -= lines
  }

  private async addScanned(text: string, read: Result<Scan, ApiFailure>, key: string): Promise<void> {
    if (!read.ok || read.value.kind !== 'part') {
      const messageId = read.ok ? `lines.scanned.${noPartIn(read.value)}` : 'addToCart.unreachable'
      const reportedAlert: AlertRequest = { kind: 'error', messageId, values: { number: text } }
      return this.refuseScan({ number: text, quantity: '', reportedAlert })
    }
    const { number, pieces = 1 } = read.value
    const line = { number, quantity: String(pieces) }
    for (const { added } of await this.#deps.addTypedLine.run(line, key)) {
      const reportedAlert = alertOf(number, added)
      if (added.ok && added.value.accepted > 0) this.showAlert(reportedAlert)
      else this.refuseScan({ ...line, reportedAlert })
    }
  }

  /** Raises an alert, because the result of the next scan would replace a message at the fields. */
  private refuseScan(line: RefusedLine): void {
    this.#refusedCount += 1
    this.raise(line)
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
    this.#refusedCount += refused.length
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
    const reportedAlert = alertOf(typedLine.number.trim(), added)
    if (added.ok && added.value.accepted > 0) {
      this.alert = reportedAlert
      return
    }
    const isFree = this.giveBack(typedLine, reportedAlert)
    if (isFree && !added.ok && added.error.kind === 'quantity')
      this.quantityError = `lines.quantity.${added.error.error}`
  }

  /**
   * Puts a refused line back into the fields. If the fields contain other text, or the user has left the page, an alert
   * displays the line instead.
   */
  private giveBack(typedLine: TypedLine, reportedAlert?: AlertRequest): boolean {
    this.#refusedCount += 1
    const refusedLine = { ...typedLine, reportedAlert }
    const isFree = !this.isClosed && this.number === '' && this.quantity === ''
    if (isFree) {
      this.number = typedLine.number
      this.quantity = typedLine.quantity
      this.alert = reportedAlert
      this.returned = refusedLine
    } else {
      this.raise(refusedLine)
    }
    return isFree
  }

  private raise({ reportedAlert, ...typedLine }: RefusedLine): void {
    const values = { number: typedLine.number.trim() }
    const alert = reportedAlert ?? { kind: 'error', messageId: 'addToCart.refused.other', values }
    this.#deps.alerts.raise({ ...alert, list: [textOf(typedLine)], duration: false })
  }
}

/** Alert for the result of a line; undefined for a rejected quantity, whose message is at its field. */
function alertOf(number: string, added: AddedLine['added']): AlertRequest | undefined {
  if (added.ok) return alertOfOutcome(added.value.articleNo, added.value)
  return added.error.kind === 'quantity' ? undefined : alertOfRejection(number, added.error)
}

const textOf = ({ number, quantity }: TypedLine) => `${number.trim()} ${quantity}`.trim()

const noPartIn = ({ kind }: Scan) => (kind === 'package' ? 'package' : 'nothing')
