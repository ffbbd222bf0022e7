import type { IncomingOrder } from '#domain/punch-out/incoming-order.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { PlacedOrder, PunchOutApi, PunchOutRefusal, System } from './punch-out-api.port.ts'

type OrderTask =
  | { readonly action: 'place'; readonly order: IncomingOrder }
  | { readonly action: 'cancel'; readonly orderNo: string }

/** Places or cancels an order that a buyer's system sends without a session. */
export class TakeOrder {
  readonly #api: PunchOutApi

  constructor(api: PunchOutApi) {
    this.#api = api
  }

  async run(system: System, task: OrderTask): Promise<Result<PlacedOrder, PunchOutRefusal>> {
    // EDIFACT has an answer for what differs, cXML has none
    if (task.action === 'place') return this.#api.order(system, task.order, system.protocol === 'CXML')
    const cancelled = await this.#api.cancelOrder(system, task.orderNo)
    return cancelled.ok ? ok({ orderNumbers: cancelled.value, lines: [] }) : cancelled
  }
}
