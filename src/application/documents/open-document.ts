import type { Document, DocumentType } from '#domain/documents/document.ts'
import type { Features } from '#domain/session/features.ts'
import { attempt } from '../kernel/attempt.ts'
import { missingRight } from '../shared/missing-right.ts'
import type { Documents } from './documents.port.ts'

export type OpenedDocument =
  | { readonly kind: 'opened'; readonly document: Document }
  | { readonly kind: 'not-allowed'; readonly flag: keyof Features }
  /** The document does not exist or belongs to another customer; the page does not reveal which. */
  | { readonly kind: 'unknown' }

const LONGEST_NUMBER = 50

export class OpenDocument {
  readonly #documents: Documents

  constructor(documents: Documents) {
    this.#documents = documents
  }

  async run(type: DocumentType, documentNo: string): Promise<OpenedDocument> {
    if (documentNo === '' || documentNo.length > LONGEST_NUMBER) return { kind: 'unknown' }
    const found = await attempt(() => this.#documents.get(type, documentNo))
    if (found.ok) return found.value ? { kind: 'opened', document: found.value } : { kind: 'unknown' }
    const flag = missingRight(found.error)
    if (flag === undefined) throw found.error
    return { kind: 'not-allowed', flag }
  }
}
