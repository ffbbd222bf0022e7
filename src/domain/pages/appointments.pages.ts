import type { PageTable } from './page-table.ts'

export const appointmentsPages = {
  appointment: {
    path: 'infocenter/appointment',
    file: 'appointments/list/appointment.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.deliveries', text: 'list.title.appointments', right: 'shipment' },
    capability: 'appointments',
    texts: ['appointment'],
    name: 'the appointments',
  },
  appointmentEdit: {
    path: 'infocenter/appointment/edit',
    file: 'appointments/booking/pickup.route.tsx',
    layout: 'info-centre',
    capability: 'appointments',
    texts: ['pickup'],
    name: 'the appointment form',
  },
} as const satisfies PageTable
