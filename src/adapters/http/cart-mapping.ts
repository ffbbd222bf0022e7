import type { z } from 'zod/mini'
import type { AddedLine } from '#contracts/line-status.dto.ts'
import type { LineOutcome, LineStatus } from '#domain/cart/cart.ts'

export const toLineOutcome = (line: z.infer<typeof AddedLine>): LineOutcome => ({
  sku: line.sku,
  status: line.status.toLowerCase().replaceAll('_', '-') as LineStatus,
  requested: line.requestedQuantity,
  accepted: line.acceptedQuantity,
})
