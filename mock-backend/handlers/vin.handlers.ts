import { vinContract } from '#contracts/vin.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueLanguage } from '../catalogue-language.ts'
import { refusal } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { vehicleByVin } from '../vin/vehicle-by-vin.ts'
import { vehicleBySlug, vehicleDetails, vehicleHead } from '../vin/vehicle-facts.ts'
import { vehicleGroups } from '../vin/vehicle-groups.ts'

export function vinHandlers({ sessions, catalogue }: { sessions: Sessions; catalogue: Catalogue }) {
  const isRefused = async (token: string | null) => {
    const account = await sessions.accountOf(token)
    return account !== undefined && !account.vinSearch
  }
  const noVinSearch = () => refusal(403, 403006, 'Forbidden', { detail: 'The account has no VIN search.' })

  return [
    replyTo(vinContract.findVehicle, async ({ body }) => {
      if (await isRefused(body.userToken)) return noVinSearch()
      const vin = (body.formValues[0]?.value ?? '').trim().toUpperCase()
      const vehicle = vehicleByVin(vin)
      return { status: 200, body: { vehicle: vehicle ? vehicleHead(vehicle, vin) : null } }
    }),

    replyTo(vinContract.vehicle, async ({ body }) => {
      if (await isRefused(body.token)) return noVinSearch()
      const vehicle = vehicleBySlug(body.slug)
      if (vehicle?.type !== body.type) return { status: 200, body: { vehicle: null, groups: [] } }
      const groups = vehicleGroups(catalogue, vehicle.slug, catalogueLanguage[body.languageID])
      return { status: 200, body: { vehicle: vehicleDetails(vehicle), groups } }
    }),
  ]
}
