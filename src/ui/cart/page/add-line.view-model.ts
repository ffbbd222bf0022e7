import { makeAutoObservable, observableRef } from 'mobx'
import {
  AddTypedLine,
  type TypedLineOutcome,
  type TypedLineRejection,
} from '#application/cart/add-typed-line.ts'
import { type Scan, ScanReader } from '#application/scanning/scan-reader.port.ts'
import { Task } from '#application/kernel/task.ts'
import type { AlertRequest } from '#domain/alerts/alert.ts'
import type { Result } from '#domain/shared/result.ts'
import { alertOfOutcome, alertOfRefusal } from '../../add-to-cart/add-to-cart-alert.mapping.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** A number and a quantity that are typed into the cart, or scanned. */
export class AddLineViewModel {
  static readonly keys = { addTypedLine: AddTypedLine, scans: ScanReader }
  number = ''
  quantity = ''
  /** What became of the last line. */
  told: AlertRequest | undefined = undefined
  quantityError: string | undefined = undefined
  readonly adding = new Task()
  /** Scans are added one after the other. */
  #before: Promise<unknown> = Promise.resolve()
  readonly #deps

  constructor(deps: DepsOf<typeof AddLineViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { told: observableRef })
  }

  type(typed: { readonly number?: string; readonly quantity?: string }): void {
    this.number = typed.number ?? this.number
    this.quantity = typed.quantity ?? this.quantity
    this.told = undefined
    this.quantityError = undefined
  }

  /** Returns true if the line was added and the fields are empty again. */
  async add(): Promise<boolean> {
    const { number, quantity } = this
    if (number.trim() === '' || this.adding.isRunning) return false
    this.type({})
    await this.adding.run(
      () => this.#deps.addTypedLine.run({ number, quantity }),
      (added) => this.end(number.trim(), added),
    )
    return this.number === ''
  }

  /** Leaves what is typed in the fields. */
  async scan(text: string): Promise<void> {
    const reading = this.#deps.scans.read(text)
    const added = this.#before.then(async () => this.addScanned(await reading))
    this.#before = Promise.allSettled([added])
    await added
  }

  private async addScanned(scan: Scan): Promise<void> {
    if (scan.kind !== 'part')
      return this.tell({ kind: 'error', messageId: `lines.scanned.${noPartIn(scan)}` })
    const { number, pieces = 1 } = scan
    const added = await this.#deps.addTypedLine.run({ number, quantity: String(pieces) })
    if (added.ok) this.tell(alertOfOutcome(added.value.articleNo, added.value))
    else if (added.error.kind !== 'quantity') this.tell(alertOfRefusal(number, added.error))
  }

  private tell(told: AlertRequest | undefined): void {
    this.told = told
  }

  private end(number: string, added: Result<TypedLineOutcome, TypedLineRejection>): void {
    if (added.ok) {
      this.told = alertOfOutcome(added.value.articleNo, added.value)
      if (added.value.accepted === 0) return
      this.number = ''
      this.quantity = ''
    } else if (added.error.kind === 'quantity') {
      this.quantityError = `lines.quantity.${added.error.error}`
    } else this.told = alertOfRefusal(number, added.error)
  }
}

const noPartIn = ({ kind }: Exclude<Scan, { kind: 'part' }>) => (kind === 'package' ? 'package' : 'nothing')
