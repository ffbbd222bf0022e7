import { vinContract } from '#contracts/vin.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { makerName, type Vehicle } from '../catalogue/vehicles.ts'
import { refusal } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { vehicleByVin } from '../vin/vehicle-by-vin.ts'

export const vinHandlers = ({ sessions }: { sessions: Sessions }) => [
  replyTo(vinContract.findVehicle, async ({ body }) => {
    const account = await sessions.accountOf(body.userToken)
    if (account && !account.vinSearch) {
      return refusal(403, 403006, 'Forbidden', { detail: 'The account has no VIN search.' })
    }
    const vin = (body.formValues[0]?.value ?? '').trim().toUpperCase()
    const vehicle = vehicleByVin(vin)
    return { status: 200, body: { vehicle: vehicle ? identified(vin, vehicle) : null } }
  }),
]

const identified = (vin: string, { slug, type, makerId, series, model, yearFrom, yearTo }: Vehicle) => ({
  vin,
  slug,
  type,
  manufacturer: makerName(makerId),
  series,
  model,
  yearFrom,
  yearTo,
})
