import type { PageTable, RoutesOf } from './page-table.ts'

export const appointmentsPages = {
  appointment: {
    path: 'infocenter/appointment',
    menu: { group: 'infocenter.deliveries', text: 'list.title.appointments', right: 'shipment' },
    capability: 'appointments',
  },
  appointmentEdit: { path: 'infocenter/appointment/edit', capability: 'appointments' },
} as const satisfies PageTable

export const appointmentsRoutes: RoutesOf<typeof appointmentsPages> = {
  appointment: {
    file: 'appointments/list/appointment.route.tsx',
    layout: 'info-centre',
    texts: ['appointment'],
    name: 'the appointments',
  },
  appointmentEdit: {
    file: 'appointments/booking/pickup.route.tsx',
    layout: 'info-centre',
    texts: ['pickup'],
    name: 'the appointment form',
  },
}
