import type { BrokenRule } from '#domain/documents/e-invoice-rules.ts'
import { token } from '../kernel/token.ts'

/** Path of the validation on the shop's server. */
export const E_INVOICE_CHECK_PATH = '/e-invoice-check'
/** Maximum size in bytes; an invoice with a thousand lines has about two million. */
export const E_INVOICE_SIZE_MAX = 10_000_000

/** Reason why a file cannot be validated. */
type EInvoiceRejection = 'too-large' | 'doctype' | 'malformed' | 'no-invoice'

export type EInvoiceCheckResult =
  | { readonly kind: 'valid' }
  /** `rules` are the first violated rules, `count` is the number of all. */
  | { readonly kind: 'broken'; readonly rules: readonly BrokenRule[]; readonly count: number }
  | { readonly kind: 'refused'; readonly reason: EInvoiceRejection }

/** Validates a file as e-invoice of EN 16931: by its fatal rules, code lists included, in UBL and in CII. */
export interface EInvoiceCheck {
  run(file: Blob): Promise<EInvoiceCheckResult>
}

export const EInvoiceCheck = token<EInvoiceCheck>('EInvoiceCheck')
