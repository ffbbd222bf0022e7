import { makeAutoObservable, runInAction } from 'mobx'
import type { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { FavouritesRejection } from '#application/favourites/favourites-rejection.ts'
import { listNameOf } from '#domain/favourites/favourites.ts'
import type { Result } from '#domain/shared/result.ts'
import { REJECTION_TEXTS } from '../favourite-panel.view-model.ts'

type Change<Value> = () => Promise<Result<Value, FavouritesRejection>>

/** Runs changes of parts lists, several at the same time if needed, and shows an alert for a rejected one. */
export class ListChanges {
  private running = 0
  readonly #alerts: AlertsStore

  constructor(alerts: AlertsStore) {
    this.#alerts = alerts
    makeAutoObservable(this)
  }

  get isBusy(): boolean {
    return this.running > 0
  }

  /** Runs a change; returns true if it succeeded. */
  async carryOut(change: Change<unknown>): Promise<boolean> {
    return (await this.run(change)).ok
  }

  /** Runs a change with a typed list name, such as a creation; returns the id of the list. */
  async name(
    typedText: string,
    change: (name: string) => ReturnType<Change<{ readonly id: string }>>,
  ): Promise<string | undefined> {
    const name = listNameOf(typedText)
    if (name === undefined) {
      this.#alerts.raise({ kind: 'error', messageId: 'notice.nameMissing' })
      return undefined
    }
    const result = await this.run(() => change(name), name)
    return result.ok ? result.value.id : undefined
  }

  async during<Value>(work: () => Promise<Value>): Promise<Value> {
    this.running += 1
    try {
      return await work()
    } finally {
      runInAction(() => (this.running -= 1))
    }
  }

  async run<Value>(change: Change<Value>, list = ''): Promise<Result<Value, FavouritesRejection>> {
    const result = await this.during(change)
    if (!result.ok) this.reject(result.error.kind, list)
    return result
  }

  private reject(kind: keyof typeof REJECTION_TEXTS, list: string): void {
    if (kind === 'logged-out') return
    this.#alerts.raise({
      kind: 'error',
      messageId: REJECTION_TEXTS[kind] ?? 'notice.refused',
      values: { list },
    })
  }
}
