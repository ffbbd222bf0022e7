import { makeAutoObservable, observable } from 'mobx'
import type { OrdersApi } from '#application/orders/orders-api.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { BackorderItem } from './backorder-list.view-model.ts'

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

  isWatched({ lineId, subscribed }: BackorderItem): boolean {
    return this.switched.get(lineId) ?? subscribed
  }

  async watch(lines: readonly BackorderItem[], on: boolean): Promise<void> {
    const ids = lines.map(({ lineId }) => lineId)
    this.begin(ids)
    try {
      const subscribed = new Set(await this.#desk.subscribeToDates(ids, on))
      this.settle(ids, (id) => subscribed.has(id))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.settle(ids)
    }
  }

  private begin(ids: readonly string[]): void {
    this.hasFailed = false
    for (const id of ids) this.busy.add(id)
  }

  private settle(ids: readonly string[], isOn?: (id: string) => boolean): void {
    this.hasFailed = isOn === undefined
    for (const id of ids) {
      this.busy.delete(id)
      if (isOn) this.switched.set(id, isOn(id))
    }
  }
}
