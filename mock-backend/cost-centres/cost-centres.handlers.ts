import type { costCentresContract } from '#contracts/cost-centres/cost-centres.contract.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function costCentresHandlers({
  costCentres,
  callerOf,
}: Services): Handlers<typeof costCentresContract> {
  return {
    list: async ({ body }) => {
      const { account } = await callerOf(body)
      const all = costCentres.allowedFor(account).map(({ id, name, isOpen }) => ({ id, name, isOpen }))
      return { status: 200, body: { costCentres: all } }
    },
  }
}
