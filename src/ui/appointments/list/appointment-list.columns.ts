import { isPickup, type Appointment } from '#domain/appointments/appointment.ts'
import * as cells from '../../data-table/list-cells.ts'
import type { ListDefinition } from '../../data-table/list-definition.ts'
import { stateCell } from '../../data-table/states.ts'
import { deliveryNoteLinks, orderLinks } from '../../order-facts/order-cells.ts'
import { localDayOf, timeWindowText } from '../time-window.ts'

/** Time slot of a pick-up. Empty for a delivery, which has only a day. */
const windowCell = (one: Appointment) =>
  isPickup(one) ? cells.number(timeWindowText(one, one.location.timeZone)) : undefined

/** Delivery notes of the goods; until they exist, the order for which the slot was booked. */
const goodsCell = ({ goods, orderNo }: Appointment) =>
  goods.length === 0 && orderNo !== undefined
    ? orderLinks([orderNo])
    : deliveryNoteLinks(goods.map(({ deliveryNoteNo }) => deliveryNoteNo))

const stateOf = ({ status, kind }: Appointment): cells.CellValue =>
  stateCell(status === 'collected' && !isPickup({ kind }) ? 'delivered' : status)

export const appointmentList: ListDefinition<Appointment> = {
  name: 'appointments',
  routeId: 'appointment',
  sort: { by: 'date', desc: true },
  keyOf: ({ no }) => no,
  filters: [
    { id: 'date', kind: 'dates' },
    {
      id: 'status',
      kind: 'choice',
      values: ['requested', 'confirmed', 'inPreparation', 'ready', 'collected', 'missed', 'cancelled'],
    },
    { id: 'locationId', kind: 'facet' },
    { id: 'kind', kind: 'choice', values: ['PICKUP', 'SCHEDULED_DELIVERY'] },
  ],
  columns: [
    { id: 'no', isHeading: true, isSortable: true, cell: ({ no }) => cells.number(no) },
    {
      id: 'date',
      isSortable: true,
      cell: ({ from, location }) => cells.day(localDayOf(from, location.timeZone)),
    },
    { id: 'window', cell: windowCell },
    { id: 'location', isSortable: true, cell: ({ location }) => cells.text(location.name) },
    { id: 'goods', cell: goodsCell },
    { id: 'packages', isSortable: true, align: 'end', cell: ({ packages }) => cells.count(packages) },
    {
      id: 'grossWeight',
      isSortable: true,
      align: 'end',
      cell: ({ grossWeight }) => cells.count(grossWeight, 'kilogram'),
    },
    { id: 'plate', isSortable: true, cell: ({ plate }) => cells.number(plate) },
    { id: 'driver', isSortable: true, cell: ({ driver }) => cells.text(driver) },
    {
      id: 'kind',
      isExtra: true,
      cell: ({ kind }) =>
        cells.message(`list.value.kind.${kind === 'pickup' ? 'PICKUP' : 'SCHEDULED_DELIVERY'}`),
    },
    {
      id: 'status',
      isSortable: true,
      place: 'flag',
      cell: stateOf,
    },
    { id: 'actions', isControl: true, place: 'wide', cell: () => undefined },
  ],
}
