import { makeAutoObservable, observableRef } from 'mobx'
import type { OpenedDocument } from '#application/documents/open-document.ts'
import type { Document } from '#domain/documents/document.ts'

/** An invoice, a credit note or a delivery note. */
export class DocumentViewModel {
  document: Document | undefined = undefined

  constructor() {
    makeAutoObservable(this, { document: observableRef })
  }

  show(opened: OpenedDocument): void {
    this.document = opened.kind === 'opened' ? opened.document : undefined
  }

  get lines(): Document['lines'] {
    return this.document?.lines ?? []
  }

  get documentNo(): string {
    return this.document?.header.documentNo ?? ''
  }

  /** What a line is complained about as: a delivery is short, what is invoiced comes back. */
  get claimTopic(): 'SHORTAGE' | 'RETURN' | undefined {
    const type = this.document?.header.documentType
    return type === 'DESPATCH_ADVICE' ? 'SHORTAGE' : type === 'INVOICE' ? 'RETURN' : undefined
  }

  get hasPrices(): boolean {
    return this.lines.some(({ rowTotal }) => rowTotal !== undefined)
  }

  /** Those with an amount that the visitor may see. */
  get charges() {
    return (this.document?.charges ?? []).flatMap(({ kind, amount }) => (amount ? [{ kind, amount }] : []))
  }

  get payments() {
    return (this.document?.payments ?? []).flatMap(({ date, amount }) => (amount ? [{ date, amount }] : []))
  }
}
