import type { OrderedNumber } from '#domain/search/query-interpretation.ts'
import { token } from '../kernel/token.ts'

/** Lines of the quick order, for pages that do not load its code. */
export interface QuickOrderLines {
  add(lines: readonly OrderedNumber[]): Promise<void>
}

export const QuickOrderLines = token<QuickOrderLines>('QuickOrderLines')
