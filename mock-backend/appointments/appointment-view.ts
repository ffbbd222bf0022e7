import type { Appointment } from '#contracts/appointments/appointment.contract.ts'
import {
  matchesTerm,
  isChosen,
  isWithin,
  sorted,
  type Columns,
  type ListRequest,
} from '../data-table/paged.ts'
import type { AccountHistory } from '../orders/account-history.ts'
import type { Shipment } from '../orders/document-flow.ts'
import { includesShipment, type Booking } from '../orders/pickup-service.ts'
import { appointmentPeriodOf } from './appointment-book.ts'
import { deliveryLocation, locationOf, LOCATIONS } from '../shipping/locations.ts'
import { toGoods } from './pickup-goods.ts'
import { findSlot } from '../shipping/slots.ts'

export const isChangeable = ({ status, kind }: Booking): boolean =>
  kind === 'PICKUP' && status === 'confirmed'

export function toAppointment(booking: Booking, history: AccountHistory): Appointment {
  const { from, to } = appointmentPeriodOf(booking)
  const shipments = history.shipments.filter((shipment) => includesShipment(booking, shipment))
  const slot = booking.slotId === undefined ? undefined : findSlot(booking.slotId)
  const goods = shipments.map((shipment) => toGoods(shipment, slot?.place))
  return {
    no: booking.no,
    kind: booking.kind,
    status: booking.status,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    ...(booking.slotId !== undefined && { slotId: booking.slotId }),
    ...(booking.orderNo !== undefined && { orderNo: booking.orderNo }),
    location: placeOf(booking, shipments, slot?.place),
    goods,
    packages: goods.reduce((sum, { packages }) => sum + packages, 0),
    grossWeight: Math.round(goods.reduce((sum, { grossWeight }) => sum + grossWeight, 0) * 10) / 10,
    driver: booking.driver,
    plate: booking.plate,
    remark: booking.remark,
    ...(booking.loadingAid && { loadingAid: booking.loadingAid }),
    passCode: `DRAWBAR-${booking.no}-${booking.version}`,
    version: booking.version,
    changedAt: new Date(booking.changedAt).toISOString(),
    changeable: isChangeable(booking),
  }
}

/** The loading ramp for a pick-up, the delivery address otherwise. */
function placeOf(
  { kind }: Booking,
  [shipment]: readonly Shipment[],
  location = LOCATIONS[0]!,
): Appointment['location'] {
  if (kind === 'SCHEDULED_DELIVERY' && shipment) return deliveryLocation(shipment.order.shipTo)
  return locationOf(location)
}

type Request = Pick<ListRequest, 'sort_by' | 'desc'> & {
  readonly term?: string | undefined
  readonly filter: {
    readonly dateFrom?: string | undefined
    readonly dateTo?: string | undefined
    readonly status?: readonly Appointment['status'][] | undefined
    readonly kind?: Appointment['kind'] | undefined
    readonly locationId?: string | undefined
  }
}

export function filteredAppointments(all: readonly Appointment[], { term, filter, ...order }: Request) {
  const matchingAppointments = all.filter(
    ({ from, status, kind, location, no, plate, driver, goods }) =>
      isWithin(from.slice(0, 10), filter.dateFrom, filter.dateTo) &&
      isChosen(filter.status, status) &&
      (filter.kind === undefined || filter.kind === kind) &&
      (filter.locationId === undefined || filter.locationId === location.id) &&
      matchesTerm(term, [
        no,
        plate,
        driver,
        ...goods.flatMap(({ orderNo, deliveryNoteNo }) => [orderNo, deliveryNoteNo]),
      ]),
  )
  const latestFirst = matchingAppointments.toSorted((one, other) => (one.from < other.from ? 1 : -1))
  return sorted(latestFirst, COLUMNS, order)
}

const COLUMNS: Columns<Appointment> = {
  no: ({ no }) => no,
  date: ({ from }) => from,
  location: ({ location }) => location.name,
  packages: ({ packages }) => packages,
  grossWeight: ({ grossWeight }) => grossWeight,
  driver: ({ driver }) => driver.toLowerCase(),
  plate: ({ plate }) => plate,
  status: ({ status }) => STATUS_ORDER.indexOf(status),
}

const STATUS_ORDER = ['requested', 'confirmed', 'inPreparation', 'ready', 'collected', 'missed', 'cancelled']

export const locationFacet = (all: readonly Appointment[]) => ({
  name: 'locationId',
  values: [...Map.groupBy(all, ({ location }) => location.id)].map(([id, some]) => ({
    id,
    name: some[0]?.location.name ?? id,
    count: some.length,
  })),
})
