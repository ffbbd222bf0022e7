import type { PlainRouteId } from '../pages/localised-path.ts'

export type AlertKind = 'success' | 'warning' | 'error'

/** A message id, or a text that is not from the shop's messages. */
export type AlertText =
  | { readonly messageId: string; readonly values?: Readonly<Record<string, string | number>> | undefined }
  | { readonly text: string }

export type AlertListEntry = string | { readonly name: string; readonly href?: string | undefined }

type AlertContent = AlertText & {
  readonly kind: AlertKind
  readonly headline?: AlertText | undefined
  readonly list?: readonly AlertListEntry[] | undefined
  /** Page that the alert links to, and the message id of the link's text. */
  readonly link?: { readonly routeId: PlainRouteId; readonly messageId: string } | undefined
}

/** `duration` in ms overrides the default of the kind; `false` keeps the alert until it is closed. */
export type AlertRequest = AlertContent & { readonly duration?: number | false | undefined }

export type Alert = AlertContent & {
  readonly id: string
  /** Milliseconds since the epoch; no limit if absent. */
  readonly endTime?: number | undefined
}

/** Display time by kind (spec 9). */
const ALERT_DURATION_MS: Readonly<Record<AlertKind, number>> = {
  success: 5_000,
  warning: 65_000,
  error: 8_000,
}

/** Interval at which expired alerts are removed (spec 9). */
export const ALERT_CHECK_MS = 1_000

/** Time at which an alert disappears, in ms since the epoch; undefined if it stays until it is closed. */
function alertEndTime(kind: AlertKind, now: number, duration?: AlertRequest['duration']): number | undefined {
  return duration === false ? undefined : now + (duration ?? ALERT_DURATION_MS[kind])
}

export function raiseAlert(id: string, { duration, ...content }: AlertRequest, now: number): Alert {
  return { ...content, id, endTime: alertEndTime(content.kind, now, duration) }
}

export function hasExpired({ endTime }: Pick<Alert, 'endTime'>, now: number): boolean {
  return endTime !== undefined && endTime <= now
}

/** Extends the display time by `ms`; an alert without a limit is unchanged. */
export function extendedAlert(alert: Alert, ms: number): Alert {
  return alert.endTime === undefined ? alert : { ...alert, endTime: alert.endTime + ms }
}
