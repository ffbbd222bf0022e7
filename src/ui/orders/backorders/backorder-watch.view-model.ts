import { makeAutoObservable, observable, runInAction } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'

/** Who is told when a date changes: what was switched on this page counts more than what it opened with. */
export class BackorderWatchViewModel {
  readonly #desk: OrdersApi
  readonly switched: Map<string, boolean> = observable.map<string, boolean>()
  readonly busy: Set<string> = observable.set<string>()
  hasFailed = false

  constructor(desk: OrdersApi) {
    this.#desk = desk
    makeAutoObservable(this, { switched: false, busy: false })
  }

  isWatched({ lineId, subscribed }: BackorderLine): boolean {
    return this.switched.get(lineId) ?? subscribed
  }

  async watch(lines: readonly BackorderLine[], on: boolean): Promise<void> {
    const ids = lines.map(({ lineId }) => lineId)
    this.hasFailed = false
    for (const id of ids) this.busy.add(id)
    try {
      const subscribed = await attempt(() => this.#desk.subscribeToDates(ids, on))
      runInAction(() => {
        this.hasFailed = !subscribed.ok
        if (subscribed.ok) for (const id of ids) this.switched.set(id, subscribed.value.includes(id))
      })
    } finally {
      runInAction(() => ids.forEach((id) => this.busy.delete(id)))
    }
  }
}
