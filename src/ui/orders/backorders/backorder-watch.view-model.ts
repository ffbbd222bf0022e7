import { makeAutoObservable, observable, runInAction } from 'mobx'
import { SubscribeToDates } from '#application/orders/subscribe-to-dates.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Switches for notifications about changed dates. A switch that was used on this page overrides the loaded value. */
export class BackorderWatchViewModel {
  static readonly keys = { subscribe: SubscribeToDates }
  readonly switched: Map<string, boolean> = observable.map<string, boolean>()
  readonly busy: Set<string> = observable.set<string>()
  hasFailed = false
  readonly #deps

  constructor(deps: DepsOf<typeof BackorderWatchViewModel.keys>) {
    this.#deps = deps
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
      const subscribed = await this.#deps.subscribe.run(ids, on)
      runInAction(() => {
        this.hasFailed = !subscribed.ok
        if (subscribed.ok) for (const [id, isOn] of subscribed.value) this.switched.set(id, isOn)
      })
    } finally {
      runInAction(() => ids.forEach((id) => this.busy.delete(id)))
    }
  }
}
