import type { Trace } from '#domain/trace/trace.ts'
import type { Features } from '#domain/session/features.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import { missingRight } from '../shared/missing-right.ts'
import type { Documents } from '../documents/documents.port.ts'

/** What a number has led to; it is kept as it was typed. */
export type TracedNumber = { readonly number: string } & (
  | { readonly kind: 'found'; readonly trace: Trace }
  /** Nobody's, or another customer's: which of them is nobody's business. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-allowed'; readonly flag: keyof Features }
  | { readonly kind: 'failed'; readonly retryAfter?: number | undefined }
)

/** No number of a document, a reference or a part is longer. */
const LONGEST_TRACED = 100

/** Finds the orders, and all that came of them, in which a number stands. */
export class TraceNumber {
  readonly #documents: Documents

  constructor(documents: Documents) {
    this.#documents = documents
  }

  async run(number: string): Promise<TracedNumber> {
    const term = number.trim()
    if (term === '' || term.length > LONGEST_TRACED) return { number, kind: 'unknown' }
    try {
      const trace = await this.#documents.trace(term)
      return trace ? { number, kind: 'found', trace } : { number, kind: 'unknown' }
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind === 'session-ended' || error.kind === 'logged-out') {
        throw error
      }
      const flag = missingRight(error)
      return flag === undefined
        ? { number, kind: 'failed', retryAfter: error.retryAfter }
        : { number, kind: 'not-allowed', flag }
    }
  }
}
