import type { Ageing } from '#domain/documents/ageing.ts'
import type { Document, DocumentHeader, DocumentType } from '#domain/documents/document.ts'
import type { Statement } from '#domain/documents/statement.ts'
import type { Trace } from '#domain/trace/trace.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

/** Documents of the customer. Documents of other customers are reported as unknown. */
export interface Documents {
  list(type: DocumentType, query: ListQuery): Promise<Listing<DocumentHeader>>
  get(type: DocumentType, documentNo: string): Promise<Document | undefined>
  /** Loads at most 100 documents; unknown ones are omitted. */
  getMany(type: DocumentType, documentNos: readonly string[]): Promise<readonly Document[]>
  /** Searches by any number: of an order, document, part or package, or the customer's own reference. */
  trace(number: string): Promise<Trace | undefined>
  ageing(): Promise<Ageing>
  /** Account statement between two ISO 8601 dates, inclusive. */
  statement(from: string, to: string): Promise<Statement>
}

export const Documents = token<Documents>('Documents')
