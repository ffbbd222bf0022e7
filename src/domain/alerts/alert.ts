export type AlertKind = 'success' | 'warning' | 'error'

/** A message of the shop by its id, or a text that came from elsewhere. */
export type AlertText =
  | { readonly messageId: string; readonly values?: Readonly<Record<string, string | number>> | undefined }
  | { readonly text: string }

export type AlertListEntry = string | { readonly name: string; readonly href?: string | undefined }

export type Alert = AlertText & {
  readonly id: string
  readonly kind: AlertKind
  readonly headline?: AlertText | undefined
  readonly list?: readonly AlertListEntry[] | undefined
  /** ms since the epoch; absent: stays until it is closed. */
  readonly endTime?: number | undefined
}

/** Spec 9. */
export const ALERT_DURATION_MS: Readonly<Record<AlertKind, number>> = {
  success: 5_000,
  warning: 65_000,
  error: 8_000,
}

export const ALERT_CHECK_MS = 1_000

/** `duration` in ms overrides the kind's own; `false`: no limit. */
export function alertEndTime(kind: AlertKind, now: number, duration?: number | false): number | undefined {
  return duration === false ? undefined : now + (duration ?? ALERT_DURATION_MS[kind])
}

export function hasExpired({ endTime }: Pick<Alert, 'endTime'>, now: number): boolean {
  return endTime !== undefined && endTime <= now
}

const KINDS: ReadonlyMap<string, AlertKind> = new Map([
  ['success', 'success'],
  ['positive', 'success'],
  ['warning', 'warning'],
  ['error', 'error'],
  ['negative', 'error'],
])

/** Both names of each kind are in use (spec 3). */
export function alertKindOf(name: string): AlertKind | undefined {
  return KINDS.get(name)
}
