import { ok, type Result } from '#domain/shared/result.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { OrdersApi } from './orders-api.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Switches the notification about changed delivery dates on or off. */
export class SubscribeToDates extends dependsOn({ ordersApi: OrdersApi }) {
  /** Returns for each line whether it is subscribed afterwards. */
  run(lineIds: readonly string[], on: boolean): Promise<Result<ReadonlyMap<string, boolean>, Rejection>> {
    return resultOf(async () => {
      const subscribed = await this.deps.ordersApi.subscribeToDates(lineIds, on)
      return ok(new Map(lineIds.map((id) => [id, subscribed.includes(id)])))
    })
  }
}
