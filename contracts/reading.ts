import type { AppRoute } from '@ts-rest/core'

/** Marks a POST without side effects as a read, which may be retried. A GET is a read by default. */
export const NO_SIDE_EFFECTS = { reads: true } as const

/** Marks a GET with side effects, which must not be retried. */
export const SIDE_EFFECTS = { reads: false } as const

/** Marks a call that identifies its caller by a header (a bearer token), because its body contains no token. */
export const CALLER_IN_HEADER = { callerInHeader: true } as const

export function isReadCall({ method, metadata }: Pick<AppRoute, 'method' | 'metadata'>): boolean {
  const { reads } = (metadata ?? {}) as { reads?: boolean }
  return reads ?? method === 'GET'
}

export function namesCallerInHeader({ metadata }: Pick<AppRoute, 'metadata'>): boolean {
  return ((metadata ?? {}) as { callerInHeader?: boolean }).callerInHeader ?? false
}
