import { makeAutoObservable, observableRef } from 'mobx'
import type { LoadedDocument } from '#application/documents/load-document.ts'
import type { Document } from '#domain/documents/document.ts'
import type { ComparedLine, InvoiceAgreement } from '#domain/orders/invoice-agreement.ts'

/** An invoice, a credit note or a delivery note. */
export class DocumentViewModel {
  static readonly keys = {}
  document: Document | undefined = undefined
  /** Comparison with order and deliveries; absent for other documents and if it failed. */
  agreement: InvoiceAgreement | undefined = undefined

  constructor() {
    makeAutoObservable(this, { document: observableRef, agreement: observableRef })
  }

  show(loaded: LoadedDocument, agreement?: InvoiceAgreement): void {
    this.agreement = agreement
    this.document = loaded.kind === 'loaded' ? loaded.document : undefined
  }

  get lines(): Document['lines'] {
    return this.document?.lines ?? []
  }

  get documentNo(): string {
    return this.document?.header.documentNo ?? ''
  }

  /** Topic of a claim about a line: a shortage for a delivery note, a return for an invoice. */
  get claimTopic(): 'SHORTAGE' | 'RETURN' | undefined {
    const type = this.document?.header.documentType
    return type === 'DESPATCH_ADVICE' ? 'SHORTAGE' : type === 'INVOICE' ? 'RETURN' : undefined
  }

  /** Number of differences in the lines and in the whole invoice. */
  get differenceCount(): number {
    const { lines = [], differences = [] } = this.agreement ?? {}
    return lines.reduce((count, line) => count + line.differences.length, differences.length)
  }

  /** Invoice lines that differ from the order. Excludes delivered lines that the invoice omits: they have no number. */
  get differingLines(): readonly ComparedLine[] {
    const { lines = [] } = this.agreement ?? {}
    return lines.filter(({ lineNo, differences }) => lineNo !== undefined && differences.length > 0)
  }

  get hasPrices(): boolean {
    return this.lines.some(({ rowTotal }) => rowTotal !== undefined)
  }

  /** Charges with a visible amount. */
  get charges() {
    return (this.document?.charges ?? []).flatMap(({ kind, amount }) => (amount ? [{ kind, amount }] : []))
  }

  get payments() {
    return (this.document?.payments ?? []).flatMap(({ amount, ...payment }) =>
      amount ? [{ ...payment, amount }] : [],
    )
  }
}
