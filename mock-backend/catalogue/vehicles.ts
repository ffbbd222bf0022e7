import data from '../data/vehicles.json' with { type: 'json' }
import type { DivisionId } from './catalogue-product.ts'

export interface VehicleMaker {
  readonly id: string
  readonly name: string
  /** World manufacturer identifiers, the first three characters of a VIN. */
  readonly wmiCodes: readonly string[]
}

export interface Vehicle {
  readonly slug: string
  readonly type: DivisionId
  readonly makerId: string
  readonly series: string
  readonly model: string
  readonly yearFrom: number
  /** Null while the vehicle is still produced. */
  readonly yearTo: number | null
  readonly engineCode: string | null
  readonly displacementCcm: number | null
  readonly powerKw: number | null
  readonly powerHp: number | null
  readonly axleConfigurations: readonly string[]
}

export const vehicleMakers: readonly VehicleMaker[] = data.makers

export const vehicles = data.vehicles as readonly Vehicle[]

/** Such as `mercedes-benz`. */
export const makerSlug = ({ name }: VehicleMaker): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

export const makerSummary = (maker: VehicleMaker) => ({ slug: makerSlug(maker), name: maker.name })

const makersById = new Map(vehicleMakers.map((maker) => [maker.id, maker]))

/** Throws a RangeError for an unknown maker. */
export function makerName(makerId: string): string {
  const maker = makersById.get(makerId)
  if (maker === undefined) throw new RangeError(`There is no vehicle maker ${makerId}.`)
  return maker.name
}
