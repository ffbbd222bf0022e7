import type { DocumentType } from '#contracts/documents/document.dto.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import { documentsOf } from './account-document.ts'

/** Every 43rd document is misplaced: seven of 300. */
const EVERY = 43
const FIRST = 10

/**
 * Simulates a document archive. A few documents of a bulk download fail at the first request and succeed at the
 * second.
 */
export class Archive {
  readonly #askedFor = new Set<string>()
  #lost: ReadonlySet<string> = new Set()

  /** Lets every download of these documents fail from now on, and of no others. */
  lose(documentNos: readonly string[]): void {
    this.#lost = new Set(documentNos)
  }

  /** The numbers of the requested documents that fail this time. */
  missing(
    owner: string,
    history: AccountHistory,
    type: DocumentType,
    wanted: ReadonlySet<string>,
  ): Set<string> {
    const papers = wanted.size > 1 ? documentsOf(history, type) : []
    const mislaid = papers.filter(
      ({ documentNo }, place) => place % EVERY === FIRST && wanted.has(documentNo),
    )
    const missing = new Set([...wanted].filter((documentNo) => this.#lost.has(documentNo)))
    for (const { documentNo } of mislaid) {
      const paper = `${owner} ${type} ${documentNo}`
      if (!this.#askedFor.has(paper)) missing.add(documentNo)
      this.#askedFor.add(paper)
    }
    return missing
  }
}
