import type { ClaimDetails } from '#contracts/claims/claims.contract.ts'

export type ClaimTopic = ClaimDetails['topic']

/** Content of a form about a document. */
export type ClaimContent = Pick<
  ClaimDetails,
  'documentNo' | 'message' | 'email' | 'reason' | 'remedy' | 'vin' | 'mileageKm' | 'fittedOn' | 'removedOn'
> & {
  readonly lines: readonly Pieces[]
  readonly attachments: readonly string[]
}

type Pieces = { readonly lineNo: number; readonly quantity: number }

/** The delivered goods that a claim is about. */
export type ClaimedGoods = {
  readonly orderNo: string
  /** Absent for a claim about an order. */
  readonly deliveryNoteNo?: string | undefined
  /** Claimed quantities by order line. */
  readonly lines: readonly Pieces[]
}

/** A claim as the customer sends it. */
export type SubmittedClaim = {
  readonly claimNo: string
  /** Person who has sent it; absent in generated histories. */
  readonly personId?: string | undefined
  readonly topic: ClaimTopic
  readonly content: ClaimContent
  readonly goods: ClaimedGoods
}

/** Reasons why a claim is refused automatically. */
export type ClaimRejection = 'NOT_DELIVERED' | 'TOO_LATE' | 'NO_DEPOSIT' | 'SETTLED_BEFORE'

/** Standard sentence of the seller; `value` is a number in some sentences. */
export type StandardSentence = {
  readonly word:
    | ClaimRejection
    | 'IN_REVIEW'
    | 'SEND_BACK'
    | 'CONFIRMED'
    | 'GOODS_BACK'
    | 'CREDITED'
    | 'REPLACED'
  readonly value?: string | undefined
}

export type ClaimMessage = {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly from: 'CUSTOMER' | 'SELLER'
  readonly text?: string | undefined
  readonly sentences?: readonly StandardSentence[] | undefined
}

export type ClaimCase = SubmittedClaim & {
  readonly status: 'RECEIVED' | 'IN_REVIEW' | 'ACCEPTED' | 'REJECTED' | 'CLOSED'
  /** Milliseconds since the epoch. */
  readonly receivedAt: number
  readonly changedAt: number
  /** Oldest first. */
  readonly messages: readonly ClaimMessage[]
  readonly creditNoteNo?: string | undefined
  readonly replacementOrderNo?: string | undefined
}

/** Decision or message of a clerk about a claim. */
export type ClaimDecision = {
  readonly claimNo: string
  readonly decision: 'ACCEPT' | 'REFUSE' | 'ANSWER'
  readonly text: string
  /** Goods that are sent from stock instead of a credit note. */
  readonly sends?: readonly { readonly sku: string; readonly quantity: number }[] | undefined
}
