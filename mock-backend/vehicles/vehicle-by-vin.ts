import { vehicleMakers, vehicles, type Vehicle } from '../catalogue/vehicles.ts'

const VIN = /^[A-Z0-9]{17}$/

/**
 * Finds a vehicle: the first three characters of the VIN identify the maker, and a hash of the others selects
 * one of its vehicles.
 */
export function vehicleByVin(vin: string): Vehicle | undefined {
  if (!VIN.test(vin)) return undefined
  const maker = vehicleMakers.find(({ wmiCodes }) => wmiCodes.includes(vin.slice(0, 3)))
  const candidates = vehicles.filter(({ makerId }) => makerId === maker?.id)
  return candidates[spread(vin) % candidates.length]
}

/** FNV-1a hash. */
const spread = (text: string) =>
  [...text].reduce(
    (hash, character) => Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  )
