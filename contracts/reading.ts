import type { AppRoute } from '@ts-rest/core'

/** Of a POST that changes nothing: where no answer came it may be asked again. A GET is one without saying so. */
export const READS = { reads: true } as const

/** Of a GET that does something. */
export const ACTS = { reads: false } as const

export function isRead({ method, metadata }: Pick<AppRoute, 'method' | 'metadata'>): boolean {
  const { reads } = (metadata ?? {}) as { reads?: boolean }
  return reads ?? method === 'GET'
}
