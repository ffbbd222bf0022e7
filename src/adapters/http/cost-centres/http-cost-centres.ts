import type {
  CostCentres,
  SavedCostCentre,
  SaveRejection,
} from '#application/cost-centres/cost-centres.port.ts'
import {
  costCentresContract,
  type CostCentre as CostCentreDto,
} from '#contracts/cost-centres/cost-centres.contract.ts'
import type { CostCentre, Spending } from '#domain/cost-centres/cost-centre.ts'
import { toDecimal } from '#domain/shared/money.ts'
import type { Result } from '#domain/shared/result.ts'
import { HttpAdapter } from '../http-adapter.ts'
import { moneyIf, type ToMoney } from '../orders/order-mapping.ts'
import { rejectingCommand } from '../rejections.ts'

const REJECTIONS = {
  400_001: { kind: 'unreadable' },
  403_007: { kind: 'not-allowed' },
  413_001: { kind: 'full' },
  422_047: { kind: 'currency' },
  422_048: { kind: 'below-spent' },
} as const satisfies Record<number, SaveRejection>

export class HttpCostCentres extends HttpAdapter implements CostCentres {
  readonly #calls = this.api.client(costCentresContract)

  async list(): Promise<readonly CostCentre[]> {
    const { body } = await this.#calls.list.query()
    const toMoneyOf = moneyIf(this.api.prices())
    return body.costCentres.map(({ spending, ...one }) => ({
      ...one,
      spending: toSpending(spending, toMoneyOf),
    }))
  }

  async isRequired(): Promise<boolean> {
    return (await this.#calls.list.query()).body.isRequired ?? false
  }

  save({ budget, ...costCentre }: SavedCostCentre): Promise<Result<void, SaveRejection>> {
    const sent = budget && { value: toDecimal(budget), currency: { code: budget.currency } }
    return rejectingCommand(REJECTIONS, () =>
      this.#calls.save.mutate({ body: { ...costCentre, budget: sent ?? null } }),
    )
  }
}

function toSpending(dto: CostCentreDto['spending'], toMoneyOf: ToMoney): Spending | undefined {
  const [used, reserved] = [toMoneyOf(dto?.used), toMoneyOf(dto?.reserved)]
  return used && reserved && { used, reserved, budget: toMoneyOf(dto?.budget), left: toMoneyOf(dto?.left) }
}
