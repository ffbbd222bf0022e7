import type { Document, DocumentType } from '#domain/documents/document.ts'
import { orNotAllowed, type NotAllowed } from '../shared/missing-right.ts'
import type { Documents } from './documents.port.ts'

export type LoadedDocument =
  | { readonly kind: 'loaded'; readonly document: Document }
  | NotAllowed
  /** The document does not exist or belongs to another customer; the page does not reveal which. */
  | { readonly kind: 'unknown' }

/** Maximum length of a document number. */
const LONGEST_NUMBER = 50

export class LoadDocument {
  readonly #documents: Documents

  constructor(documents: Documents) {
    this.#documents = documents
  }

  async run(type: DocumentType, documentNo: string): Promise<LoadedDocument> {
    if (documentNo === '' || documentNo.length > LONGEST_NUMBER) return { kind: 'unknown' }
    return orNotAllowed<LoadedDocument>(async () => {
      const document = await this.#documents.get(type, documentNo)
      return document ? { kind: 'loaded', document } : { kind: 'unknown' }
    })
  }
}
