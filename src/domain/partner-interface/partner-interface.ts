import { readTypedDay } from '../data-table/typed-day.ts'
import type { SystemSettings } from '../punch-out/punch-out.ts'

export const SCOPES = [
  'orders:read',
  'orders:write',
  'documents:read',
  'catalogue:read',
  'stock:read',
] as const
export type Scope = (typeof SCOPES)[number]
export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text)

export const WEBHOOK_EVENTS = [
  'order.confirmed',
  'order.shipped',
  'invoice.issued',
  'backorder.changed',
  'export.ready',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

const EXPORT_KINDS = ['ARTICLES', 'CROSS_REFERENCES', 'PRICES', 'STOCK'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]
export const EXPORT_FORMATS = ['CSV', 'XLSX'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
export const SCHEDULES = ['OFF', 'DAILY', 'WEEKLY', 'MONTHLY'] as const
export type Schedule = (typeof SCHEDULES)[number]

/** Times are ISO 8601. */
type ApiKey = {
  readonly keyId: string
  readonly name: string
  /** An API of a later version may have scopes that the shop does not know. */
  readonly scopes: readonly string[]
  readonly expiresAt: string
  readonly lastUsedAt?: string | undefined
  /** `ended`: the administrator who created the key is no longer an administrator. */
  readonly state: 'active' | 'expired' | 'revoked' | 'ended'
}

/** The API returns the secret only once. */
export type NewSecret = { readonly id: string; readonly secret: string }

/** Result of a request to a system of the customer. */
export type Outcome = {
  /** HTTP status of the response. */
  readonly status?: number | undefined
  /** Why there was no response, or why the response is not a success. */
  readonly failure?:
    | 'unknown-host'
    | 'private-address'
    | 'unreachable'
    | 'timeout'
    | 'redirect'
    | 'not-sent'
    | undefined
}

/** One attempt to deliver an event. */
export type Delivery = Outcome & {
  readonly id: string
  readonly event: WebhookEvent | 'test'
  readonly attempt: number
  readonly at: string
  /** Set while another attempt is due. */
  readonly nextAttemptAt?: string | undefined
  readonly payload: string
  /** Value of the signature header: `t=…,v1=…`. */
  readonly signature: string
}

type Webhook = {
  readonly webhookId: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  /** Sorted by time, newest first. */
  readonly deliveries: readonly Delivery[]
}

/** A run of an export schedule; the resulting file is a download. */
export type ExportRun = {
  readonly queueId: string
  readonly at: string
  /** Number of parts. */
  readonly total: number
  readonly failure?: 'too-large' | 'not-allowed' | undefined
}

export type DataExport = {
  readonly kind: ExportKind
  readonly format: ExportFormat
  readonly schedule: Schedule
  readonly nextRunAt?: string | undefined
  /** Sorted by time, newest first. */
  readonly runs: readonly ExportRun[]
}

/** The customer's settings for a system that opens punch-out sessions. */
export type PunchOutInput = SystemSettings & {
  /** Absent for a new system. */
  readonly systemId?: string | undefined
  readonly name: string
  /** Cost centre of the orders that the system sends as messages. */
  readonly costCentre?: string | undefined
}

type PunchOutSystem = PunchOutInput & {
  readonly systemId: string
  readonly userName: string
  readonly state: 'active' | 'ended'
}

type EdiPartner = {
  readonly name: string
  readonly standard: string
  readonly messages: readonly string[]
  readonly state: 'active' | 'testing' | 'ended'
  readonly lastMessageAt: string
}

export const DIRECTIONS = ['IN', 'OUT'] as const
type Direction = (typeof DIRECTIONS)[number]
export const CALL_STATES = ['ok', 'failed'] as const
type CallState = (typeof CALL_STATES)[number]

export type LoggedCall = Outcome & {
  readonly id: string
  readonly at: string
  readonly direction: Direction
  readonly subject: string
  readonly milliseconds: number
}

export type PartnerInterface = {
  readonly keys: readonly ApiKey[]
  readonly webhooks: readonly Webhook[]
  readonly exports: readonly DataExport[]
  readonly punchOutSystems: readonly PunchOutSystem[]
  readonly edi: readonly EdiPartner[]
  /** Sorted by time, newest first. */
  readonly calls: readonly LoggedCall[]
}

export type CallFilter = {
  readonly direction?: Direction | undefined
  readonly state?: CallState | undefined
  /** ISO 8601 dates. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const hasSucceeded = ({ status = 0, failure }: Outcome): boolean =>
  failure === undefined && status >= 200 && status < 300

export function filteredCalls(calls: readonly LoggedCall[], filter: CallFilter): readonly LoggedCall[] {
  return calls.filter((call) => {
    const { direction, at } = call
    const day = at.slice(0, 10)
    return (
      (filter.direction === undefined || filter.direction === direction) &&
      (filter.state === undefined || (filter.state === 'ok') === hasSucceeded(call)) &&
      (filter.from === undefined || day >= filter.from) &&
      (filter.to === undefined || day <= filter.to)
    )
  })
}

/** Parses the filter of the call log: swaps a reversed date range and ignores invalid dates. */
export function readCallFilter(query: URLSearchParams): CallFilter {
  const days = ['from', 'to'].map((name) => readTypedDay(query.get(name) ?? ''))
  const validDays = days.filter((day) => day !== undefined)
  const [from, to] = validDays.length === days.length ? validDays.toSorted() : days
  return {
    direction: DIRECTIONS.find((one) => one === query.get('direction')),
    state: CALL_STATES.find((one) => one === query.get('status')),
    from,
    to,
  }
}
