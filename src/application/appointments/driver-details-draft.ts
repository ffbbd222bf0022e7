import { DRIVER_DETAILS_FIELDS, type DriverDetails } from '#domain/appointments/driver-details.ts'
import { isRecord } from '#domain/shared/json.ts'
import type { DraftKind } from '../drafts/drafts.ts'

/** Draft of the visit fields per appointment. Lengths are not limited here, because validation reports them. */
export const driverDetailsDraft = (no: string | undefined): DraftKind<DriverDetails> => ({
  name: `pickup:${no ?? 'new'}`,
  version: 1,
  read(data) {
    const isVisit = isRecord(data) && DRIVER_DETAILS_FIELDS.every((field) => typeof data[field] === 'string')
    return isVisit ? (data as DriverDetails) : undefined
  },
})
