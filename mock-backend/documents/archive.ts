import type { DocumentType } from '#contracts/documents/document.dto.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import { documentsOf } from './account-document.ts'

/** Every 43rd document is misplaced in the simulated archive: seven of 300. */
const EVERY = 43
const FIRST = 10

/**
 * Simulates a document archive. A few documents of a bulk download fail at the first request and succeed at the
 * second.
 */
export class Archive {
  readonly #requested = new Set<string>()
  #failing: ReadonlySet<string> = new Set()

  /** Makes downloads of exactly these documents fail from now on; replaces earlier settings. */
  failDownload(documentNos: readonly string[]): void {
    this.#failing = new Set(documentNos)
  }

  /** Numbers of the requested documents that fail in this request. */
  missing(
    owner: string,
    history: AccountHistory,
    type: DocumentType,
    documentNos: ReadonlySet<string>,
  ): Set<string> {
    const documents = documentNos.size > 1 ? documentsOf(history, type) : []
    const misplaced = documents.filter(
      ({ documentNo }, index) => index % EVERY === FIRST && documentNos.has(documentNo),
    )
    const missing = new Set([...documentNos].filter((documentNo) => this.#failing.has(documentNo)))
    for (const { documentNo } of misplaced) {
      const id = `${owner} ${type} ${documentNo}`
      if (!this.#requested.has(id)) missing.add(documentNo)
      this.#requested.add(id)
    }
    return missing
  }
}
