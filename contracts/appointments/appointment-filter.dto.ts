import * as z from 'zod/mini'
import { dateRange, FilterText } from '../data-table/list.dto.ts'

export const AppointmentKind = z.enum(['PICKUP', 'SCHEDULED_DELIVERY'])
export const AppointmentStatus = z.enum([
  'requested',
  'confirmed',
  'inPreparation',
  'ready',
  'collected',
  'missed',
  'cancelled',
])

/** Filter fields of the appointment list. */
export const AppointmentFilter = z.object({
  ...dateRange,
  status: z.optional(z.array(AppointmentStatus)),
  kind: z.optional(AppointmentKind),
  locationId: z.optional(FilterText),
})
