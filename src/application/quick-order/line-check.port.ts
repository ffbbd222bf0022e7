import type { AskedLine, CheckedLine } from '#domain/quick-order/checked-line.ts'
import { token } from '../kernel/token.ts'

/** `stock` also tells how much there is, and where. */
export type CheckDepth = 'meaning' | 'stock'

/** What lines of a list mean. Rejects with `ApiFailure` when nothing certain is known. */
export interface LineCheck {
  /** One answer per line, at most a thousand at once. */
  check(lines: readonly AskedLine[], depth: CheckDepth, signal?: AbortSignal): Promise<readonly CheckedLine[]>
}

export const LineCheck = token<LineCheck>('LineCheck')
