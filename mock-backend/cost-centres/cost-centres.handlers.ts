import type { costCentresContract } from '#contracts/cost-centres/cost-centres.contract.ts'
import { reject } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import { price, type MinorUnits } from '../pricing/money.ts'
import type { Services } from '../services.ts'
import type { Caller } from '../session/callers.ts'
import { isBudgetAllowed, remainingBudget } from './budget-rules.ts'

export function costCentresHandlers({
  costCentres,
  approvals,
  asCaller,
}: Services): Handlers<typeof costCentresContract> {
  const listFor = ({ account }: Caller) => {
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
    list: asCaller(listFor),

    save: asCaller((caller, { id, name, isOpen, budget }) => {
      const { account } = caller
      if (budget && budget.currency.code !== account.currency)
        reject(422, 422047, `The currency is ${account.currency}.`)
      const amount = budget && Math.round(budget.value * 100)
      if (!isBudgetAllowed(amount, approvals.spending(account)(id)))
        reject(422, 422048, 'The budget is below what was ordered and what waits in this month.')
      costCentres.save(account, { id, name, isOpen, budget: amount })
      return listFor(caller)
    }),
  }
}
