import type { Appointment, AppointmentStatus } from '#domain/appointments/appointment.ts'
import * as cells from '../list/list-cells.view-model.ts'
import type { ListDefinition } from '../list/list-definition.view-model.ts'
import { deliveryNoteLinks } from '../orders/order-list.view-model.ts'
import { dayAt, windowText } from './time-window.view-model.ts'

export { addressLine, isComing } from '#domain/appointments/appointment.ts'
export { calendarFile } from '#domain/appointments/calendar-file.ts'
export type { PickupPass } from '#application/appointments/open-pass.ts'

export type AppointmentItem = Appointment

const TONE: Readonly<Record<AppointmentStatus, cells.CellTone>> = {
  requested: 'info',
  confirmed: 'info',
  inPreparation: 'warning',
  ready: 'positive',
  collected: 'neutral',
  cancelled: 'neutral',
}

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
      values: ['requested', 'confirmed', 'inPreparation', 'ready', 'collected', 'cancelled'],
    },
    { id: 'locationId', kind: 'facet' },
    { id: 'kind', kind: 'choice', values: ['PICKUP', 'SCHEDULED_DELIVERY'] },
  ],
  columns: [
    { id: 'no', isHeading: true, isSortable: true, cell: ({ no }) => cells.number(no) },
    {
      id: 'date',
      isSortable: true,
      cell: ({ from, location }) => cells.day(dayAt(from, location.timeZone)),
    },
    { id: 'window', cell: (one) => cells.number(windowText(one, one.location.timeZone)) },
    { id: 'location', isSortable: true, cell: ({ location }) => cells.text(location.name) },
    {
      id: 'goods',
      cell: ({ goods }) => deliveryNoteLinks(goods.map(({ deliveryNoteNo }) => deliveryNoteNo)),
    },
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
        cells.word(`list.value.kind.${kind === 'pickup' ? 'PICKUP' : 'SCHEDULED_DELIVERY'}`),
    },
    {
      id: 'status',
      isSortable: true,
      place: 'flag',
      cell: ({ status }) => cells.state(`list.value.status.${status}`, TONE[status]),
    },
    { id: 'actions', isControl: true, place: 'wide', cell: () => undefined },
  ],
}
