import type { Goods } from '#contracts/appointments/appointment.contract.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import { isoDay, type Day } from '../calendar/calendar.ts'
import type { Shipment } from '../orders/document-flow.ts'
import { packagesOf } from '../orders/packages.ts'
import { storageLocationOf } from '../orders/pickup-service.ts'
import { LOCATIONS, type Place } from '../shipping/locations.ts'
import { shipmentStatus } from '../orders/statuses.ts'

export function toGoods(shipment: Shipment, location?: Place): Goods {
  const packages = packagesOf(shipment)
  const grams = packages.reduce((sum, { grossGrams }) => sum + grossGrams, 0)
  return {
    orderNo: shipment.orderNo,
    deliveryNoteNo: shipment.deliveryNoteNo,
    packages: packages.length,
    grossWeight: Math.round(grams / 100) / 10,
    readyAt: isoDay(shipment.day),
    ...(location && { locationId: location.id }),
  }
}

const isPickup = ({ order }: Shipment) => order.transport === 'PICKUP'

/** Location of goods, or the planned one before the shipment exists. */
export const goodsLocationOf = (shipment: Shipment | undefined): Place =>
  shipment ? storageLocationOf(shipment) : LOCATIONS[0]!

/** Shipments for pick-up, picked up or not; newest first. */
export const pickupShipments = ({ shipments }: AccountHistory): Shipment[] => shipments.filter(isPickup)

export const isReadyForPickup = (shipment: Shipment): boolean => shipmentStatus(shipment) === 'readyForPickup'

/**
 * The day on which all outstanding lines of an order are ready, tomorrow at the earliest; undefined if none is
 * outstanding.
 */
export function readyDayOf({ flowByOrderNo }: AccountHistory, orderNo: string, today: Day): Day | undefined {
  const lines = flowByOrderNo.get(orderNo)?.order.lines ?? []
  const owed = lines.filter((line) => line.orderNo === orderNo && line.outstanding > 0)
  if (owed.length === 0) return undefined
  return Math.max(today + 1, ...owed.map(({ promised = today }) => promised))
}

/** The earliest promised day among all outstanding lines. */
export function nextReadyDay({ orders }: AccountHistory, today: Day): Day | undefined {
  const days = orders
    .filter(({ transport }) => transport === 'PICKUP')
    .flatMap(({ lines }) => lines)
    .flatMap(({ outstanding, promised }) => (outstanding > 0 && promised !== undefined ? [promised] : []))
    .filter((day) => day > today)
  return days.length === 0 ? undefined : Math.min(...days)
}
