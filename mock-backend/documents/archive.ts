import type { DocumentType } from '#contracts/documents/document.dto.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import { documentsOf } from './account-document.ts'

/** Of 300 papers in a row, seven. */
const EVERY = 43
const FIRST = 10

/** Where the papers of past days lie. Of many at once some are mislaid: they are found when asked for once more. */
export class Archive {
  readonly #askedFor = new Set<string>()
  #lost: ReadonlySet<string> = new Set()

  /** From now on these stay lost, however often they are asked for. */
  lose(documentNos: readonly string[]): void {
    this.#lost = new Set(documentNos)
  }

  /** The numbers that it does not deliver this time. */
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
