import type { CancelledLine, LineCancellation, OrdersApi } from './orders-api.port.ts'

/** Cancels lines of an order that have not left the warehouse. */
export class CancelLines {
  readonly #ordersApi: OrdersApi

  constructor(ordersApi: OrdersApi) {
    this.#ordersApi = ordersApi
  }

  /** `key` is the idempotency key. Rejects with `ApiFailure`. */
  run(orderNo: string, lines: readonly LineCancellation[], key: string): Promise<readonly CancelledLine[]> {
    return this.#ordersApi.cancelLines(orderNo, lines, key)
  }
}
