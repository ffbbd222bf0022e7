import { isTooLong } from '#domain/checkout/typed-address.ts'
import { JOB_LENGTH_MAX, type CostAllocation } from '#domain/cost-centres/cost-centre.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { printableLine } from '#domain/shared/text.ts'
import { OfferedCostCentres } from '../cost-centres/offered-cost-centres.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { CheckoutStore } from './checkout.store.ts'

export type AllocationErrors = {
  readonly costCentre?: 'closed' | 'required' | undefined
  readonly job?: 'too-long'
}

/** Stores the cost centre and the job of the order. */
export class AllocateCosts extends dependsOn({ offered: OfferedCostCentres, store: CheckoutStore }) {
  async run({ costCentre, job: typedJob }: CostAllocation): Promise<Result<void, AllocationErrors>> {
    const job = printableLine(typedJob)
    const isSameSession = this.deps.store.sameSession()
    const error = await this.#faultOf(costCentre)
    const errors: AllocationErrors = {
      ...(error && { costCentre: error }),
      ...(isTooLong(job, JOB_LENGTH_MAX) && { job: 'too-long' }),
    }
    if (Object.keys(errors).length > 0) return fail(errors)
    if (isSameSession()) this.deps.store.choose({ costCentre, job })
    return ok(undefined)
  }

  async #faultOf(costCentre: string | undefined): Promise<AllocationErrors['costCentre']> {
    const { offered } = this.deps
    if (costCentre === undefined) return (await offered.areRequired()) ? 'required' : undefined
    const offeredCostCentres = await offered.run()
    return offeredCostCentres?.some(({ id, isOpen }) => isOpen && id === costCentre) ? undefined : 'closed'
  }
}
