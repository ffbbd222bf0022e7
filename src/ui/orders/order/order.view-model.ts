import { makeAutoObservable, observable, observableRef } from 'mobx'
import { SessionStore } from '#application/session/session.store.ts'
import type { LoadedOrder } from '#application/orders/load-order.ts'
import type { Totals } from '#domain/checkout/checkout.ts'
import type { DocumentFormat, DocumentRef } from '#domain/documents/document.ts'
import { dateChange, isOpenLine, type Order, type OrderLine } from '#domain/orders/order.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type OrderRowData = OrderLine & {
  readonly change?: 'later' | 'earlier' | undefined
}

export type OrderDocument = DocumentRef & { readonly formats: readonly DocumentFormat[] }

/** The available formats of each kind of document. */
const FORMATS: Readonly<Record<DocumentRef['documentType'], readonly DocumentFormat[]>> = {
  ORDER_RESPONSE: ['PDF'],
  DESPATCH_ADVICE: ['PDF'],
  PACKING_LIST: ['PDF', 'XLSX'],
  INVOICE: ['PDF', 'XML'],
  CREDIT_NOTE: ['PDF', 'XML'],
}

/** One order: its lines, its events and its documents. */
export class OrderViewModel {
  static readonly keys = { session: SessionStore }
  order: Order | undefined = undefined
  showsOpenOnly = false
  readonly marked: Set<number> = observable.set<number>()
  readonly #deps

  constructor(deps: DepsOf<typeof OrderViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { order: observableRef, marked: false })
  }

  show(loaded: LoadedOrder): void {
    this.order = loaded.kind === 'loaded' ? loaded.order : undefined
    for (const lineNo of this.marked) {
      if (!this.order?.lines.some((line) => line.lineNo === lineNo)) this.marked.delete(lineNo)
    }
  }

  get orderNo(): string {
    return this.order?.header.orderNo ?? ''
  }

  get isPickup(): boolean {
    return this.order?.pickup !== undefined
  }

  get mayOrder(): boolean {
    return this.#deps.session.canAddToCart
  }

  get hasOpenLines(): boolean {
    return this.order?.lines.some(isOpenLine) ?? false
  }

  /** True if the order is prepaid and has outstanding lines: its dates then count from the payment. */
  get waitsForPayment(): boolean {
    return this.hasOpenLines && (this.order?.isPrepaid ?? false)
  }

  get lines(): readonly OrderRowData[] {
    const lines = this.order?.lines ?? []
    return (this.showsOpenOnly ? lines.filter(isOpenLine) : lines).map((line) => ({
      ...line,
      change: dateChange(line),
    }))
  }

  get totals(): Totals | undefined {
    return this.order?.totals
  }

  get documents(): readonly OrderDocument[] {
    const { features } = this.#deps.session
    return (this.order?.documents ?? [])
      .filter(({ documentType }) => {
        if (documentType === 'ORDER_RESPONSE') return features.order
        const isMoney = documentType === 'INVOICE' || documentType === 'CREDIT_NOTE'
        return isMoney ? features.invoice : features.shipment
      })
      .map((document) => ({ ...document, formats: FORMATS[document.documentType] }))
  }

  showOpenOnly(isOpenOnly: boolean): void {
    this.showsOpenOnly = isOpenOnly
  }

  mark(lineNo: number, isMarked: boolean): void {
    if (isMarked) this.marked.add(lineNo)
    else this.marked.delete(lineNo)
  }

  markAll(isMarked: boolean): void {
    for (const { lineNo } of this.lines) this.mark(lineNo, isMarked)
  }

  get areAllMarked(): boolean {
    return this.lines.length > 0 && this.lines.every(({ lineNo }) => this.marked.has(lineNo))
  }

  /** Numbers of the selected lines, or of all if none is selected; in the order of the lines. */
  get chosenLineNos(): readonly number[] {
    const all = (this.order?.lines ?? []).map(({ lineNo }) => lineNo)
    return this.marked.size === 0 ? all : all.filter((lineNo) => this.marked.has(lineNo))
  }

  /** Selected lines that can still be cancelled completely. */
  get cancellable() {
    const chosenLineNos = this.chosenLineNos
    return (this.order?.lines ?? [])
      .filter(({ lineNo, cancellable }) => cancellable > 0 && chosenLineNos.includes(lineNo))
      .map(({ lineNo, cancellable }) => ({ lineNo, quantity: cancellable }))
  }
}
