import { makeAutoObservable, observableRef } from 'mobx'
import {
  ALERT_CHECK_MS,
  extendedAlert,
  hasExpired,
  raiseAlert,
  type Alert,
  type AlertRequest,
} from '#domain/alerts/alert.ts'
import type { Clock } from '../kernel/clock.port.ts'

/** Visible alerts, each removed after the display time of its kind (spec 9). */
export class AlertsStore {
  alerts: readonly Alert[] = []
  readonly #clock: Clock
  #stopChecking: (() => void) | undefined
  #raised = 0
  #pausedSince: number | undefined

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, { alerts: observableRef })
  }

  raise(request: AlertRequest): void {
    this.#raised += 1
    this.alerts = [...this.alerts, raiseAlert(`alert-${this.#raised}`, request, this.#clock.now())]
    this.#stopChecking ??= this.#clock.every(ALERT_CHECK_MS, () => this.dropExpired())
  }

  close(id: string): void {
    this.retain((alert) => alert.id !== id)
  }

  /** Pauses the expiry of all alerts until `resume`, while the pointer or the focus is on an alert. */
  pause(): void {
    this.#pausedSince ??= this.#clock.now()
  }

  resume(): void {
    if (this.#pausedSince === undefined) return
    const heldFor = this.#clock.now() - this.#pausedSince
    this.#pausedSince = undefined
    this.alerts = this.alerts.map((alert) => extendedAlert(alert, heldFor))
  }

  dropExpired(): void {
    if (this.#pausedSince !== undefined) return
    const now = this.#clock.now()
    this.retain((alert) => !hasExpired(alert, now))
  }

  private retain(stays: (alert: Alert) => boolean): void {
    this.alerts = this.alerts.filter(stays)
    if (this.alerts.length > 0) return
    this.#stopChecking?.()
    this.#stopChecking = undefined
  }
}
