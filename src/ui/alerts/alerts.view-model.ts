import { makeAutoObservable } from 'mobx'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { Alert, AlertListEntry, AlertText } from '#domain/alerts/alert.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Maximum number of visible alerts, the newest ones: more would cover the page. */
const ALERTS_SHOWN = 3

export type DisplayedAlert = {
  readonly id: string
  readonly kind: Alert['kind']
  readonly text: AlertText
  readonly headline: AlertText | undefined
  /** Text and path of a link below the message. */
  readonly link: Alert['link']
  readonly list: readonly (string | { readonly name: string; readonly href: string })[]
}

export class AlertsViewModel {
  static readonly keys = { alerts: AlertsStore }
  readonly #deps

  constructor(deps: DepsOf<typeof AlertsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Errors interrupt a screen reader (assertive); other alerts wait for a pause (polite). */
  get errors(): readonly DisplayedAlert[] {
    return this.#shown((kind) => kind === 'error')
  }

  get notes(): readonly DisplayedAlert[] {
    return this.#shown((kind) => kind !== 'error')
  }

  close(id: string): void {
    this.#deps.alerts.close(id)
    this.#deps.alerts.resume()
  }

  /** Pauses the timeout of the alerts while the pointer or the focus is on one of them. */
  pause(): void {
    this.#deps.alerts.pause()
  }

  resume(): void {
    this.#deps.alerts.resume()
  }

  #shown(isMeant: (kind: Alert['kind']) => boolean): readonly DisplayedAlert[] {
    return this.#deps.alerts.alerts
      .filter(({ kind }) => isMeant(kind))
      .slice(-ALERTS_SHOWN)
      .map(alertFacts)
  }
}

function alertFacts(alert: Alert): DisplayedAlert {
  const { id, kind, headline, link, list = [] } = alert
  return { id, kind, text: alert, headline, link, list: list.map(entryFacts) }
}

function entryFacts(entry: AlertListEntry): DisplayedAlert['list'][number] {
  if (typeof entry === 'string') return entry
  const href = safeInternalPath(entry.href)
  return href === undefined ? entry.name : { name: entry.name, href }
}
