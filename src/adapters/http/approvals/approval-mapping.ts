import type * as z from 'zod/mini'
import type { ApprovalReason as ReasonDto } from '#contracts/approvals/approval.dto.ts'
import type { ApprovalReason } from '#domain/approvals/approval.ts'
import type { MapIfVisible } from '../price-gate.ts'
import { toMoney } from '../products/product-mapping.ts'

export const toReasons = (
  reasons: readonly z.infer<typeof ReasonDto>[] = [],
  ifShown: MapIfVisible,
): readonly ApprovalReason[] =>
  reasons.map(({ amount, ...reason }) => ({ ...reason, amount: ifShown(amount, toMoney) }))
