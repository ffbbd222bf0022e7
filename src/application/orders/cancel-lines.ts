import { type CancelledLine, type LineCancellation, OrdersApi } from './orders-api.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Cancels lines of an order whose goods have not left the warehouse. */
export class CancelLines extends dependsOn({ ordersApi: OrdersApi }) {
  /** `key` is the idempotency key. Rejects with `ApiFailure`. */
  run(orderNo: string, lines: readonly LineCancellation[], key: string): Promise<readonly CancelledLine[]> {
    return this.deps.ordersApi.cancelLines(orderNo, lines, key)
  }
}
