import type { LineQuery, CheckedLine } from '#domain/quick-order/checked-line.ts'
import { token } from '../kernel/token.ts'

/** `meaning`: only resolves numbers to parts. `stock`: also returns stock quantities and locations. */
export type LineCheckScope = 'meaning' | 'stock'

/** Resolves the lines of a list to parts. Rejects with `ApiFailure` if the outcome is unknown. */
export interface LineCheck {
  /** Returns one result per line, for at most a thousand lines. */
  check(
    lines: readonly LineQuery[],
    depth: LineCheckScope,
    signal?: AbortSignal,
  ): Promise<readonly CheckedLine[]>
}

export const LineCheck = token<LineCheck>('LineCheck')
