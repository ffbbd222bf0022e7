import { ok, type Result } from '#domain/shared/result.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import type { OrdersApi } from './orders-api.port.ts'

/** Switches the notification about changed delivery dates on or off. */
export class SubscribeToDates {
  readonly #ordersApi: OrdersApi

  constructor(ordersApi: OrdersApi) {
    this.#ordersApi = ordersApi
  }

  /** Returns for each line whether it is subscribed afterwards. */
  run(lineIds: readonly string[], on: boolean): Promise<Result<ReadonlyMap<string, boolean>, Rejection>> {
    return resultOf(async () => {
      const subscribed = await this.#ordersApi.subscribeToDates(lineIds, on)
      return ok(new Map(lineIds.map((id) => [id, subscribed.includes(id)])))
    })
  }
}
