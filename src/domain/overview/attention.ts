import type { PlainRouteId } from '../pages/localised-path.ts'
import type { Money } from '../shared/money.ts'
import type { Overview } from './overview.ts'

/** `name` is also part of the message ids: `desk.attention.<name>` and `desk.show.<name>`. */
export type Attention = {
  readonly name: 'overdueInvoices' | 'changedDates' | 'overdueLines'
  readonly severity: 'negative' | 'warning'
  readonly count: number
  readonly amount?: Money | undefined
  readonly routeId: PlainRouteId
  readonly query: string
}

/** Matters that need attention, the most severe first; empty if there are none. */
export function attentionOf({
  invoices,
  backorderLines,
}: Pick<Overview, 'invoices' | 'backorderLines'>): readonly Attention[] {
  const all: readonly Attention[] = [
    {
      name: 'overdueInvoices',
      severity: 'negative',
      count: invoices?.overdue ?? 0,
      amount: invoices?.overdueAmount,
      routeId: 'salesinvoice',
      query: '?status=overdue',
    },
    {
      name: 'overdueLines',
      severity: 'negative',
      count: backorderLines?.overdue ?? 0,
      routeId: 'backorderlist',
      query: '?overdue=1',
    },
    {
      name: 'changedDates',
      severity: 'warning',
      count: backorderLines?.changed ?? 0,
      routeId: 'backorderlist',
      query: '?changed=1',
    },
  ]
  return all.filter(({ count }) => count > 0)
}
