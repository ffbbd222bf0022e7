import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import type { ApiFailure } from '../kernel/api-failure.ts'
import { attemptInSession } from '../shared/rejection.ts'
import type { PartnerApi } from './partner-api.port.ts'

export type OpenedInterface =
  | { readonly kind: 'opened'; readonly partnerInterface: PartnerInterface }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'failed'; readonly retryAfter?: number | undefined }

/** Opens the page for the customer's administrator; failures are shown on the page. */
export async function openPartnerInterface(partnerApi: PartnerApi): Promise<OpenedInterface> {
  const opened = await attemptInSession(() => partnerApi.get())
  if (opened.ok) return { kind: 'opened', partnerInterface: opened.value }
  if (isForbidden(opened.error)) return { kind: 'not-allowed' }
  return { kind: 'failed', retryAfter: opened.error.retryAfter }
}

/** Other rejections, such as a rate limit, say nothing about permissions. */
const isForbidden = ({ code = 0 }: ApiFailure) => Math.floor(code / 1000) === 403
