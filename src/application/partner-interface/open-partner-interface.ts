import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { attempt } from '../kernel/attempt.ts'
import type { PartnerApi } from './partner-api.port.ts'

export type OpenedInterface =
  | { readonly kind: 'opened'; readonly partnerInterface: PartnerInterface }
  | NotAllowed
  | { readonly kind: 'failed'; readonly retryAfter?: number | undefined }

/** Opens the page for the customer's administrator; failures are shown on the page. */
export async function openPartnerInterface(partnerApi: PartnerApi): Promise<OpenedInterface> {
  const opened = await attempt(() => partnerApi.get())
  if (opened.ok) return { kind: 'opened', partnerInterface: opened.value }
  const { missingRight, rejectedStatus, retryAfter } = opened.error
  if (rejectedStatus === 403) return { kind: 'not-allowed', flag: missingRight ?? 'people' }
  return { kind: 'failed', retryAfter }
}
