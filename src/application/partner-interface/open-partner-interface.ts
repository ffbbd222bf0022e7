import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { PartnerApi } from './partner-api.port.ts'

export type OpenedInterface =
  | { readonly kind: 'opened'; readonly partnerInterface: PartnerInterface }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'failed'; readonly retryAfter?: number | undefined }

/** Opens the page for the customer's administrator; failures are shown on the page. */
export async function openPartnerInterface(partnerApi: PartnerApi): Promise<OpenedInterface> {
  try {
    return { kind: 'opened', partnerInterface: await partnerApi.get() }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.kind === 'session-ended' || error.kind === 'logged-out') throw error
    if (isForbidden(error)) return { kind: 'not-allowed' }
    return { kind: 'failed', retryAfter: error.retryAfter }
  }
}

/** Other rejections, such as a rate limit, say nothing about permissions. */
const isForbidden = ({ code = 0 }: ApiFailure) => Math.floor(code / 1000) === 403
