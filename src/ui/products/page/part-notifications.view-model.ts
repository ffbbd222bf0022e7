import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { SubscribeToPart } from '#application/favourites/subscribe-to-part.ts'
import { attempt } from '#application/kernel/attempt.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { NotificationKind, Product } from '#domain/products/product.ts'

/** Notifications of a part for a customer. */
export class PartNotificationsViewModel {
  static readonly keys = { notify: SubscribeToPart, session: SessionStore, alerts: AlertsStore }
  private part: Product | undefined = undefined
  private readonly switched: Map<NotificationKind, boolean> = observable.map<NotificationKind, boolean>()
  readonly #deps

  constructor(deps: DepsOf<typeof PartNotificationsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'part' | 'switched'>(this, { part: observableRef, switched: false })
  }

  show(part: Product): void {
    this.part = part
    this.switched.clear()
  }

  /** Kinds of notifications that are still possible and that the customer may see. */
  get kinds(): readonly NotificationKind[] {
    const { part } = this
    if (!this.#deps.session.isLoggedIn || part?.notifications === undefined || part.discontinued) return []
    const status = part.availability?.status
    const isMissing = status === 'none' || status === 'on-order'
    return [
      ...(isMissing ? (['stock'] as const) : []),
      ...(part.price ? (['price'] as const) : []),
      ...(part.replacedBy ? [] : (['replaced'] as const)),
    ]
  }

  isOn(kind: NotificationKind): boolean {
    return this.switched.get(kind) ?? this.part?.notifications?.includes(kind) ?? false
  }

  async turn(kind: NotificationKind, isSubscribed: boolean): Promise<void> {
    const { part } = this
    if (part === undefined) return
    const sku = `${part.vendorId}-${part.sku}`
    this.switched.set(kind, isSubscribed)
    const result = await attempt(() => this.#deps.notify.run(sku, kind, isSubscribed))
    if ((result.ok && result.value.ok) || this.part !== part) return
    runInAction(() => this.switched.set(kind, !isSubscribed))
    this.#deps.alerts.raise({ kind: 'error', messageId: 'product.notify.failed' })
  }
}
