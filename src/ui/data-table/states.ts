import type { IconName } from '../shared/icon-names.ts'
import type { Severity } from '../shared/severity.ts'
import type { CellValue } from './list-cells.ts'

type Look = { readonly severity: Severity; readonly icon: IconName }

const DONE: Look = { severity: 'positive', icon: 'ok' }
const FETCHABLE: Look = { severity: 'warning', icon: 'pin' }
const ARRIVED: Look = { severity: 'info', icon: 'mail' }
const HALF: Look = { severity: 'warning', icon: 'half' }

/**
 * One icon, color and word for each state of orders, deliveries, invoices, credit notes, claims, appointments and cost
 * centres. The word is `state.<state>`. `docs/guides/states.md` lists them.
 */
export const STATES = {
  // orders and deliveries
  awaitingApproval: { severity: 'warning', icon: 'user' },
  received: ARRIVED,
  awaitingPayment: { severity: 'warning', icon: 'card' },
  confirmed: { severity: 'info', icon: 'check' },
  inPreparation: { severity: 'info', icon: 'box' },
  readyForPickup: FETCHABLE,
  partDelivered: HALF,
  shipped: { severity: 'info', icon: 'truck' },
  delivered: DONE,
  cancelled: { severity: 'neutral', icon: 'close' },
  OTHER: { severity: 'neutral', icon: 'more' },
  // invoices and credit notes
  open: { severity: 'info', icon: 'clock' },
  partPaid: HALF,
  paid: DONE,
  overdue: { severity: 'negative', icon: 'error' },
  applied: DONE,
  // claims
  RECEIVED: ARRIVED,
  IN_REVIEW: { severity: 'info', icon: 'search' },
  ACCEPTED: { severity: 'positive', icon: 'check' },
  REJECTED: { severity: 'negative', icon: 'close' },
  CLOSED: { severity: 'neutral', icon: 'lock' },
  // appointments
  requested: ARRIVED,
  ready: FETCHABLE,
  collected: { severity: 'positive', icon: 'users' },
  missed: { severity: 'negative', icon: 'calendar' },
  // cost centres
  active: { severity: 'positive', icon: 'check' },
  closed: { severity: 'neutral', icon: 'lock' },
} as const satisfies Readonly<Record<string, Look>>

export type State = keyof typeof STATES

export const stateCell = (state: State): CellValue => ({
  kind: 'state',
  messageId: `state.${state}`,
  ...STATES[state],
})
