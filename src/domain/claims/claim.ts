import type { DocumentType } from '../documents/document.ts'
import type { ClaimReason, ClaimRemedy } from '../forms/claim-reasons.ts'
import type { FormTopic } from '../forms/form.ts'
import type { Article } from '../goods/article.ts'

type ClaimTopic = Exclude<FormTopic, 'CREDIT' | 'MASTER_DATA'>

const CLAIM_STATUSES = ['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'CLOSED'] as const
/** `OTHER`: a status of the API that the shop does not know; the claim is still being processed. */
export type ClaimStatus = (typeof CLAIM_STATUSES)[number] | 'OTHER'

export type ClaimFile = 'REPORT' | 'LABEL'

type ClaimLine = {
  /** Number of the line in the document. */
  readonly lineNo: number
  readonly quantity: number
  readonly article: Article
  readonly orderNo: string
  readonly orderLineNo: number
}

/** A submitted form about lines of a document, such as a return, and its progress until the seller settles it. */
export type Claim = {
  readonly claimNo: string
  readonly topic: ClaimTopic
  readonly status: ClaimStatus
  /** ISO 8601 times. */
  readonly receivedAt: string
  readonly changedAt: string
  readonly documentType: DocumentType
  readonly documentNo: string
  readonly orderNos: readonly string[]
  readonly customerOrderReference: string
  readonly reason?: ClaimReason | undefined
  readonly remedy?: ClaimRemedy | undefined
  readonly lines: readonly ClaimLine[]
  /** The credit note of the settled claim. */
  readonly creditNoteNo?: string | undefined
  /** The order that delivers the goods once more, free of charge. */
  readonly replacementOrderNo?: string | undefined
  readonly files: readonly ClaimFile[]
}

type ClaimMessage = {
  /** ISO 8601 time. */
  readonly at: string
  readonly from: 'CUSTOMER' | 'SELLER'
  readonly text: string
}

export type ClaimDetails = Claim & {
  readonly message: string
  readonly email: string
  readonly vin?: string | undefined
  readonly mileageKm?: number | undefined
  /** ISO 8601 dates. */
  readonly fittedOn?: string | undefined
  readonly removedOn?: string | undefined
  /** Names of the attached files. */
  readonly attachments: readonly string[]
  /** Oldest first. */
  readonly messages: readonly ClaimMessage[]
}

export const MESSAGE_LENGTH = 2000

export const parseClaimStatus = (text: string | undefined): ClaimStatus =>
  CLAIM_STATUSES.find((status) => status === text) ?? 'OTHER'

export const isClosed = ({ status }: Pick<Claim, 'status'>) => status === 'CLOSED'
