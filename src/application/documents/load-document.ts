import type { Document, DocumentType } from '#domain/documents/document.ts'
import { attempt } from '../kernel/attempt.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { Documents } from './documents.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type LoadedDocument =
  | { readonly kind: 'loaded'; readonly document: Document }
  | NotAllowed
  /** The document does not exist or belongs to another customer; the page does not reveal which. */
  | { readonly kind: 'unknown' }

/** Maximum length of a document number. */
const NUMBER_LENGTH_MAX = 50

export class LoadDocument extends dependsOn({ documents: Documents }) {
  async run(type: DocumentType, documentNo: string): Promise<LoadedDocument> {
    if (documentNo === '' || documentNo.length > NUMBER_LENGTH_MAX) return { kind: 'unknown' }
    const document = await attempt(() => this.deps.documents.get(type, documentNo))
    if (!document.ok) return document.error.asNotAllowed()
    return document.value ? { kind: 'loaded', document: document.value } : { kind: 'unknown' }
  }
}
