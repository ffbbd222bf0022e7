import { makeAutoObservable, runInAction } from 'mobx'
import type { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { ChangeFavourites } from '#application/favourites/change-favourites.ts'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import { listNameOf } from '#domain/favourites/favourites.ts'
import { REFUSED } from '../favourite-panel.view-model.ts'

/** Makes changes to notice lists, and tells why one was not made. */
export class ListChanges {
  private running = 0
  readonly #change: ChangeFavourites
  readonly #alerts: AlertsStore

  constructor(change: ChangeFavourites, alerts: AlertsStore) {
    this.#change = change
    this.#alerts = alerts
    makeAutoObservable(this)
  }

  get isBusy(): boolean {
    return this.running > 0
  }

  /** Answers whether it was made. */
  async carryOut(change: (favourites: Favourites) => Promise<unknown>): Promise<boolean> {
    return (await this.run(change, '')).ok
  }

  /** One that gives a list its name; answers the id of the list. */
  async name(
    typed: string,
    change: (favourites: Favourites, name: string) => Promise<{ readonly id: string }>,
  ): Promise<string | undefined> {
    const name = listNameOf(typed)
    if (name === undefined) {
      this.#alerts.raise({ kind: 'error', messageId: 'notice.nameMissing' })
      return undefined
    }
    const done = await this.run((favourites) => change(favourites, name), name)
    return done.ok ? done.value.id : undefined
  }

  async during<Value>(work: () => Promise<Value>): Promise<Value> {
    this.running += 1
    try {
      return await work()
    } finally {
      runInAction(() => (this.running -= 1))
    }
  }

  private async run<Value>(change: (favourites: Favourites) => Promise<Value>, list: string) {
    const done = await this.during(() => this.#change.run(change))
    if (!done.ok) this.refuse(done.error.kind, list)
    return done
  }

  private refuse(kind: keyof typeof REFUSED, list: string): void {
    if (kind === 'logged-out') return
    this.#alerts.raise({ kind: 'error', messageId: REFUSED[kind] ?? 'notice.refused', values: { list } })
  }
}
