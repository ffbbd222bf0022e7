import type { BrokenRule } from '#domain/documents/en16931.ts'
import { token } from '../kernel/token.ts'

/** Why a file cannot be an e-invoice at all. */
type EInvoiceRefusal = 'too-large' | 'doctype' | 'malformed' | 'no-invoice'

export type EInvoiceVerdict =
  | { readonly kind: 'valid' }
  | { readonly kind: 'broken'; readonly rules: readonly BrokenRule[] }
  | { readonly kind: 'refused'; readonly reason: EInvoiceRefusal }

/** Validates a file as e-invoice of EN 16931. */
export interface EInvoiceCheck {
  run(file: Blob): Promise<EInvoiceVerdict>
}

export const EInvoiceCheck = token<EInvoiceCheck>('EInvoiceCheck')
