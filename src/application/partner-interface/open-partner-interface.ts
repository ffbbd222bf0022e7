import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { attempt } from '../kernel/attempt.ts'
import type { PartnerApi } from './partner-api.port.ts'

export type OpenedInterface =
  | { readonly kind: 'opened'; readonly partnerInterface: PartnerInterface }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'failed'; readonly retryAfter?: number | undefined }

/** Opens the page for the customer's administrator; failures are shown on the page. */
export async function openPartnerInterface(partnerApi: PartnerApi): Promise<OpenedInterface> {
  const opened = await attempt(() => partnerApi.get())
  if (!opened.ok) return { kind: 'failed', retryAfter: opened.error.retryAfter }
  return opened.value.ok ? { kind: 'opened', partnerInterface: opened.value.value } : opened.value.error
}
