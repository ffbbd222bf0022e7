import type { ClaimDetails } from '#contracts/claims/claims.contract.ts'
import { onlineSheet } from './form-library.ts'
import { documentsOf, orderLineKey, type AccountDocument } from '../documents/account-document.ts'
import type { Db } from '../db.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { CreditNote } from '../orders/order-chain.ts'
import type { OrderBook } from '../orders/order-book.ts'
import type { Account } from '../session/account.ts'

export type ClaimTopic = ClaimDetails['topic']
type Message = ClaimDetails['messages'][number]

/** What a form about a document says; kept as JSON with its ticket. */
export type ClaimContent = Pick<
  ClaimDetails,
  'documentNo' | 'message' | 'email' | 'reason' | 'remedy' | 'vin' | 'mileageKm' | 'fittedOn' | 'removedOn'
> & {
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number }[]
  readonly attachments: readonly string[]
  readonly replies: readonly Message[]
}

export type BookedClaim = {
  readonly claimNo: string
  readonly topic: ClaimTopic
  /** Milliseconds since the epoch. */
  readonly receivedAt: number
  readonly document: AccountDocument
  readonly content: ClaimContent
  /** Set for claims that were settled before: by this credit note. */
  readonly creditNote?: CreditNote | undefined
}

const DOCUMENT_TYPES = ['INVOICE', 'DESPATCH_ADVICE', 'ORDER_RESPONSE'] as const
const CLAIM_TOPICS: readonly string[] = ['RETURN', 'WARRANTY', 'CORE', 'SHORTAGE'] satisfies ClaimTopic[]
/** A claim is older than its credit note by this many days. */
const DAYS_TO_CREDIT = 6

/** An invoice, a delivery note or an order of the account. */
export const claimableDocument = (history: AccountHistory, documentNo: string) =>
  DOCUMENT_TYPES.flatMap((type) => documentsOf(history, type)).find((one) => one.documentNo === documentNo)

/** The claims of all accounts: those that were sent as forms, and those that ended in a credit note. */
export class ClaimBook {
  readonly #db: Db
  readonly #orderBook: OrderBook
  /** Attached files in base64 by claim number; they are in no snapshot. */
  readonly #files = new Map<string, readonly { readonly name: string; readonly content: string }[]>()

  constructor(db: Db, orderBook: OrderBook) {
    this.#db = db
    this.#orderBook = orderBook
  }

  /** Newest first. */
  of(account: Account): readonly BookedClaim[] {
    const history = this.#orderBook.historyOf(account)
    const { customerId } = account
    const sent = this.#db.formTicket
      .findMany({ where: { customerId: { equals: customerId } } })
      .flatMap((ticket) => {
        const content = contentOf(ticket.content)
        const document = content && claimableDocument(history, content.documentNo)
        const topic = onlineSheet(ticket.formId)?.topic
        if (!content || !document || !isClaimTopic(topic)) return []
        return [{ claimNo: ticket.ticketNo, topic, receivedAt: ticket.receivedAt, document, content }]
      })
    return [...sent, ...history.creditNotes.flatMap((note) => settledBy(note) ?? [])].toSorted(
      (one, other) => other.receivedAt - one.receivedAt,
    )
  }

  find(account: Account, claimNo: string): BookedClaim | undefined {
    return this.of(account).find((claim) => claim.claimNo === claimNo)
  }

  /** Pieces by document line that are claimed already under the same topic. */
  claimedOf(account: Account, topic: string, documentNo: string): ReadonlyMap<number, number> {
    const claimed = new Map<number, number>()
    for (const claim of this.of(account)) {
      if (claim.topic !== topic || claim.document.documentNo !== documentNo) continue
      for (const { lineNo, quantity } of claim.content.lines) {
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

  reply({ claimNo, content }: BookedClaim, reply: Message): void {
    const changed: ClaimContent = { ...content, replies: [...content.replies, reply] }
    this.#db.formTicket.update({
      where: { ticketNo: { equals: claimNo } },
      data: { content: JSON.stringify(changed) },
    })
  }
}

const isClaimTopic = (topic: string | undefined): topic is ClaimTopic => CLAIM_TOPICS.includes(topic ?? '')

/** A ticket of a form about no document has no content. */
function contentOf(text: string): ClaimContent | undefined {
  return text === '' ? undefined : (JSON.parse(text) as ClaimContent)
}

/** The return or core return that a credit note has settled. */
function settledBy(creditNote: CreditNote): BookedClaim | undefined {
  const { kind, invoice, creditNoteNo, lines, day } = creditNote
  if (kind !== 'RETURN' && kind !== 'CORE') return undefined
  const received = day - DAYS_TO_CREDIT
  const document = { type: 'INVOICE' as const, documentNo: invoice.invoiceNo, day: invoice.day, invoice }
  return {
    claimNo: `T${isoDay(received).slice(0, 4)}-${creditNoteNo.slice(-8)}`,
    topic: kind,
    receivedAt: received * 86_400_000 + 9 * 3_600_000,
    document: { ...document, lines: invoice.lines },
    creditNote,
    content: {
      documentNo: invoice.invoiceNo,
      message: '',
      email: '',
      ...(kind === 'RETURN' && { reason: 'NOT_NEEDED' as const, remedy: 'CREDIT' as const }),
      lines: lines.map((line) => ({
        lineNo: invoice.lines.findIndex((one) => one.kind === line.kind && one.lineNo === line.lineNo) + 1,
        quantity: line.quantity,
      })),
      attachments: [],
      replies: [],
    },
  }
}
