import type { costCentresContract } from '#contracts/cost-centres/cost-centres.contract.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import { price, type MinorUnits } from '../pricing/money.ts'
import type { Services } from '../services.ts'
import type { Caller } from '../session/callers.ts'
import { isBudgetAllowed, remainingBudget } from './budget-rules.ts'

export function costCentresHandlers({
  costCentres,
  approvals,
  callerOf,
}: Services): Handlers<typeof costCentresContract> {
  const bodyFor = (caller: Caller) => {
    const { account } = caller
    const money = (amount: MinorUnits) => price(amount, account.currency)
    const spendingOf = approvals.spending(account)
    const allowed = costCentres.allowedFor(account).map(({ id, name, isOpen }) => {
      if (!account.showPrice) return { id, name, isOpen }
      const spending = spendingOf(id)
      const remaining = remainingBudget(spending)
      const { budget, used, reserved } = spending
      const limited =
        budget === null || remaining === null ? {} : { budget: money(budget), left: money(remaining) }
      return { id, name, isOpen, spending: { used: money(used), reserved: money(reserved), ...limited } }
    })
    return { costCentres: allowed, isRequired: costCentres.isRequiredFor(account) }
  }

  return {
    list: async ({ body }) => ({ status: 200, body: bodyFor(await callerOf(body)) }),

    save: async ({ body: { id, name, isOpen, budget, ...body } }) => {
      const caller = await callerOf(body)
      const { account } = caller
      if (budget && budget.currency.code !== account.currency)
        return errorResponse(422, 422047, `The currency is ${account.currency}.`)
      const amount = budget && Math.round(budget.value * 100)
      const spending = approvals.spending(account)(id)
      if (!isBudgetAllowed(amount, spending))
        return errorResponse(
          422,
          422048,
          'The budget is below what was ordered and what waits in this month.',
        )
      costCentres.save(account, { id, name, isOpen, budget: amount })
      return { status: 200, body: bodyFor(caller) }
    },
  }
}
