import type { ParamsFor } from '#domain/pages/localised-path.ts'
import type { RouteId } from '#domain/pages/pages.ts'
import type { Money } from '#domain/shared/money.ts'
import type { IconName } from '../shared/icon-names.ts'
import type { Severity } from '../shared/severity.ts'

export type CellSeverity = Severity
type Values = Readonly<Record<string, string | number>>

/** Target of a cell: a page in the reader's language, or another site. */
export type CellLink = {
  readonly text: string
  readonly routeId?: RouteId
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
}

/** Content of a cell, the same for the page and the exported file. Absent for an empty cell. */
export type CellValue =
  | { readonly kind: 'text'; readonly text: string; readonly note?: string | undefined }
  /** Document and part numbers, which are not broken over lines. */
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number; readonly unit?: 'kilogram' | undefined }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'money'; readonly amount: Money }
  | {
      readonly kind: 'state'
      readonly messageId: string
      readonly severity: CellSeverity
      /** Icon of the state; by default that of the severity. */
      readonly icon?: IconName
    }
  | { readonly kind: 'word'; readonly messageId: string; readonly values?: Values | undefined }
  | { readonly kind: 'links'; readonly links: readonly CellLink[] }
  | undefined

export const text = (value: string | undefined, note?: string): CellValue =>
  value === undefined || value === '' ? undefined : { kind: 'text', text: value, note }
export const number = (value: string | undefined): CellValue =>
  value === undefined || value === '' ? undefined : { kind: 'number', text: value }
export const count = (value: number | undefined, unit?: 'kilogram'): CellValue =>
  value === undefined ? undefined : { kind: 'count', count: value, unit }
/** Day of an ISO 8601 time. */
export const day = (value: string | undefined): CellValue =>
  value === undefined ? undefined : { kind: 'day', day: value.slice(0, 10) }
export const money = (amount: Money | undefined): CellValue => amount && { kind: 'money', amount }
export const status = (messageId: string, severity: CellSeverity): CellValue => ({
  kind: 'state',
  messageId,
  severity,
})
export const message = (messageId: string, values?: Values): CellValue => ({
  kind: 'word',
  messageId,
  values,
})
export const links = (all: readonly CellLink[]): CellValue =>
  all.length === 0 ? undefined : { kind: 'links', links: all }

export function linkTo<Id extends RouteId>(routeId: Id, label: string, ...[params]: ParamsFor<Id>): CellLink {
  return { text: label, routeId, params: params ?? {} }
}
