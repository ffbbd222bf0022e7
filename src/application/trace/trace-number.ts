import type { Trace } from '#domain/trace/trace.ts'
import { attempt } from '../kernel/attempt.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { Documents } from '../documents/documents.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Result of a trace; `number` is the input as typed. */
export type TracedNumber = { readonly number: string } & (
  | { readonly kind: 'found'; readonly trace: Trace }
  /** The number does not exist or belongs to another customer; the page does not reveal which. */
  | { readonly kind: 'unknown' }
  | NotAllowed
  | { readonly kind: 'failed'; readonly retryAfter?: number | undefined }
)

/** Maximum length of a number or reference. */
const TRACED_LENGTH_MAX = 100

/** Finds the orders and documents that contain a number. */
export class TraceNumber extends dependsOn({ documents: Documents }) {
  async run(number: string): Promise<TracedNumber> {
    const term = number.trim()
    if (term === '' || term.length > TRACED_LENGTH_MAX) return { number, kind: 'unknown' }
    const result = await attempt(() => this.deps.documents.trace(term))
    if (result.ok) {
      return result.value ? { number, kind: 'found', trace: result.value } : { number, kind: 'unknown' }
    }
    const flag = result.error.missingRight
    return flag === undefined
      ? { number, kind: 'failed', retryAfter: result.error.retryAfter }
      : { number, kind: 'not-allowed', flag }
  }
}
