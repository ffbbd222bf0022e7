import type { AddressFilter, AddressKind } from '#contracts/addresses/address-filter.dto.ts'
import type {
  AppointmentFilter,
  AppointmentKind,
  AppointmentStatus,
} from '#contracts/appointments/appointment-filter.dto.ts'
import type { FilterValues } from '#domain/data-table/filter-values.ts'
import type * as z from 'zod/mini'
import { textsOf } from '../data-table/list-mapping.ts'

export function addressFilterOf(values: FilterValues): z.infer<typeof AddressFilter> {
  const { kind } = values
  return {
    ...textsOf(values, ['countryID']),
    ...(kind !== undefined && { kind: kind as z.infer<typeof AddressKind> }),
  }
}

export function appointmentFilterOf(values: FilterValues): z.infer<typeof AppointmentFilter> {
  const { status, kind } = values
  return {
    ...textsOf(values, ['dateFrom', 'dateTo', 'locationId']),
    ...(status !== undefined && { status: [status as z.infer<typeof AppointmentStatus>] }),
    ...(kind !== undefined && { kind: kind as z.infer<typeof AppointmentKind> }),
  }
}
