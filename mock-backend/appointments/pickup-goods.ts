import type { Goods } from '#contracts/appointment.contract.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import { isoDay, type Day } from '../orders/calendar.ts'
import type { Shipment } from '../orders/order-chain.ts'
import { packagesOf } from '../orders/packages.ts'

export function toGoods(shipment: Shipment): Goods {
  const packages = packagesOf(shipment)
  const grams = packages.reduce((sum, { grossGrams }) => sum + grossGrams, 0)
  return {
    orderNo: shipment.orderNo,
    deliveryNoteNo: shipment.deliveryNoteNo,
    packages: packages.length,
    grossWeight: Math.round(grams / 100) / 10,
    readyAt: isoDay(shipment.day),
  }
}

const isFetched = ({ order }: Shipment) => order.transport === 'PICKUP'

/** Those that are fetched, whether they are gone or still there; newest first. */
export const fetchedShipments = ({ shipments }: AccountHistory): Shipment[] => shipments.filter(isFetched)

export const isWaiting = ({ leavesDay }: Shipment, today: Day): boolean => leavesDay > today

/** The day for which the next goods are promised. */
export function nextReadyDay({ orders }: AccountHistory, today: Day): Day | undefined {
  const days = orders
    .filter(({ transport }) => transport === 'PICKUP')
    .flatMap(({ lines }) => lines)
    .flatMap(({ outstanding, promised }) => (outstanding > 0 && promised !== undefined ? [promised] : []))
    .filter((day) => day > today)
  return days.length === 0 ? undefined : Math.min(...days)
}
