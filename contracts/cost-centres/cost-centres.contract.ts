import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { caller, orderText, Price, PRINTABLE } from '../shared.dto.ts'

export const CostCentreId = z.string().check(z.minLength(1), z.maxLength(20))
/** Number of a job, a vehicle or a building site. */
export const JobText = orderText(35)

export const CostCentre = z.object({
  /** Number that the customer gave to the cost centre. */
  id: z.string(),
  name: z.string(),
  /** False if the cost centre is closed and accepts no orders. */
  isOpen: z.boolean(),
  /** Net amounts of the current month; absent for callers who may not see prices. */
  spending: z.optional(
    z.object({
      used: Price,
      /** Sum of the orders that wait for an approval or a payment. */
      reserved: Price,
      /** Absent if the cost centre has no budget; `left` is then absent too. */
      budget: z.optional(Price),
      /** Remaining budget; negative if orders above the budget were approved. */
      left: z.optional(Price),
    }),
  ),
})

export type CostCentre = z.infer<typeof CostCentre>

const CostCentres = z.object({
  costCentres: z.array(CostCentre),
  /** True if an order of the caller needs a cost centre; 422054 without one. */
  isRequired: z.optional(z.boolean()),
})
const BUDGET_MAX = 1_000_000_000

/** Cost centres of the customer's company. */
export const costCentresContract = contract({
  list: query('/api/cost-centres/list', z.object(caller), CostCentres),
  /** Creates or changes a cost centre: an unknown `id` creates one. */
  save: command(
    '/api/cost-centres/save',
    z.object({
      ...caller,
      id: CostCentreId.check(z.regex(PRINTABLE)),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(PRINTABLE)),
      isOpen: z.boolean(),
      /** Net budget per calendar month; null without a limit. */
      budget: z.nullable(
        z.object({ ...Price.shape, value: z.number().check(z.minimum(0), z.maximum(BUDGET_MAX)) }),
      ),
    }),
    CostCentres,
  ),
})
