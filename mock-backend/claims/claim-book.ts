import { documentsOf, orderLineKey, type AccountDocument } from '../documents/account-document.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import type { ClaimCase } from '../orders/claim-case.ts'
import type { OrderBook } from '../orders/order-book.ts'
import type { Account } from '../session/account.ts'

export type StoredClaim = ClaimCase & { readonly document: AccountDocument }

const DOCUMENT_TYPES = ['INVOICE', 'DESPATCH_ADVICE', 'ORDER_RESPONSE'] as const

/** Finds an invoice, a delivery note or an order of the account by its number. */
export const claimableDocument = (history: AccountHistory, documentNo: string) =>
  DOCUMENT_TYPES.flatMap((type) => documentsOf(history, type)).find((one) => one.documentNo === documentNo)

/** The claims of all accounts, each with the document that it is about. */
export class ClaimBook {
  readonly #orderBook: OrderBook
  /** Attached files in base64 by claim number; a snapshot does not contain them. */
  readonly #files = new Map<string, readonly { readonly name: string; readonly content: string }[]>()

  constructor(orderBook: OrderBook) {
    this.#orderBook = orderBook
  }

  /** Newest first. */
  of(account: Account): readonly StoredClaim[] {
    const history = this.#orderBook.historyOf(account)
    const documents = new Map(
      DOCUMENT_TYPES.flatMap((type) => documentsOf(history, type)).map((one) => [one.documentNo, one]),
    )
    return history.claims
      .flatMap((claim) => {
        const document = documents.get(claim.content.documentNo)
        return document ? [{ ...claim, document }] : []
      })
      .toSorted((one, other) => other.receivedAt - one.receivedAt)
  }

  find(account: Account, claimNo: string): StoredClaim | undefined {
    return this.of(account).find((claim) => claim.claimNo === claimNo)
  }

  /** Quantities by document line in open or accepted claims of the same topic. */
  claimedOf(account: Account, topic: string, documentNo: string): ReadonlyMap<number, number> {
    const claimed = new Map<number, number>()
    for (const claim of this.of(account)) {
      const { topic: ofClaim, status, content } = claim
      if (ofClaim !== topic || content.documentNo !== documentNo || status === 'REJECTED') continue
      for (const { lineNo, quantity } of content.lines) {
        claimed.set(lineNo, (claimed.get(lineNo) ?? 0) + quantity)
      }
    }
    return claimed
  }

  /** Claim numbers by order line, for the documents that show it. */
  claimNosOf(account: Account): ReadonlyMap<string, readonly string[]> {
    const numbers = new Map<string, string[]>()
    for (const { claimNo, document, content } of this.of(account)) {
      for (const { lineNo } of content.lines) {
        const key = orderLineKey(document, document.lines[lineNo - 1]?.lineNo ?? 0)
        numbers.set(key, [...(numbers.get(key) ?? []), claimNo])
      }
    }
    return numbers
  }

  attach(claimNo: string, files: readonly { readonly name: string; readonly content: string }[]): void {
    this.#files.set(claimNo, files)
  }

  filesOf(claimNo: string) {
    return this.#files.get(claimNo) ?? []
  }
}
