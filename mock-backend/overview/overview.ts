import type { ServerInferResponseBody } from '@ts-rest/core'
import type { infocenterContract } from '#contracts/overview/infocenter.contract.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import { backordersOf } from '../orders/backorders.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { Invoice } from '../orders/document-flow.ts'
import { isOverdue, openAmountOf, orderStatus, shipmentStatus } from '../orders/statuses.ts'
import { orderHeader, orderNet } from '../orders/order-view.ts'
import type { Caller } from '../session/callers.ts'
import { isoNow, pricesIfVisible } from '../orders/visible.ts'

type Overview = ServerInferResponseBody<(typeof infocenterContract)['overview'], 200>

const MONTHS = 12
const LAST_ORDERS = 5

/** The overview without the sections that the account may not see. */
export function overview(history: AccountHistory, caller: Caller): Overview {
  const { account } = caller
  return {
    priceVisible: account.showPrice,
    ...(account.order && ordersAtAGlance(history, caller)),
    ...(account.invoice && { invoices: invoicesAtAGlance(history.invoices, caller) }),
    ...(account.shipment && deliveriesAtAGlance(history, caller)),
    asOf: isoNow(caller),
  }
}

const isOpen = (status: ReturnType<typeof orderStatus>) => status !== 'delivered' && status !== 'cancelled'

function ordersAtAGlance({ flows, orders }: AccountHistory, caller: Caller) {
  const backorders = backordersOf(flows, caller)
  return {
    openOrders: flows.filter((flow) => isOpen(orderStatus(flow, caller.today))).length,
    backorderLines: {
      count: backorders.length,
      changed: backorders.filter(({ line }) => line.previous !== undefined).length,
      overdue: backorders.filter(({ line }) => isOverdue(line.promised, caller.today)).length,
    },
    ordersPerMonth: ordersPerMonth(orders, caller),
    lastOrders: flows.slice(0, LAST_ORDERS).map((flow) => orderHeader(flow, caller)),
  }
}

function ordersPerMonth(orders: AccountHistory['orders'], caller: Caller) {
  const byMonth = Map.groupBy(orders, ({ day }) => isoDay(day).slice(0, 7))
  return lastMonths(isoDay(caller.today).slice(0, 7)).map((month) => {
    const placedOrders = byMonth.get(month) ?? []
    return {
      month,
      orders: placedOrders.length,
      ...pricesIfVisible(caller, { value: placedOrders.reduce((sum, order) => sum + orderNet(order), 0) }),
    }
  })
}

/** The twelve months up to `last`, oldest first. */
function lastMonths(last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}

function invoicesAtAGlance(invoices: readonly Invoice[], caller: Caller) {
  const open = invoices.filter((invoice) => openAmountOf(invoice) > 0)
  const overdue = open.filter(({ dueDay }) => isOverdue(dueDay, caller.today))
  const sum = (invoiceList: readonly Invoice[]) =>
    invoiceList.reduce((total, invoice) => total + openAmountOf(invoice), 0)
  return {
    open: open.length,
    overdue: overdue.length,
    ...pricesIfVisible(caller, { openAmount: sum(open), overdueAmount: sum(overdue) }),
  }
}

const deliveriesAtAGlance = ({ shipments }: AccountHistory, { today }: Caller) => ({
  deliveriesToday: shipments.filter(({ expectedDay }) => expectedDay === today).length,
  deliveriesUnderWay: shipments.filter((shipment) => shipmentStatus(shipment) === 'shipped').length,
})
