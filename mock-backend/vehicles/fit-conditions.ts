import type { FitConditions } from '#contracts/vehicles/vehicles.contract.ts'
import type { CatalogueProduct, Fitment } from '../catalogue/catalogue-product.ts'
import { vehicleBySlug } from './vehicle-facts.ts'

/** Main groups whose parts differ by axle configuration. */
const AXLE_GROUPS = new Set(['B10', 'S10', 'L10', 'A10', 'H10'])
const BRAKE_DISCS = 'B11'
/** Years between the start of production and the facelift of a model. */
const FACELIFT_AFTER = 5

/**
 * Conditions under which the part fits a vehicle. Only properties that differ among the vehicles of the model are
 * conditions.
 */
export function fitConditions(product: CatalogueProduct, fitment: Fitment): FitConditions {
  const vehicle = vehicleBySlug(fitment.vehicleSlug)
  if (vehicle === undefined) return {}
  const { yearFrom, yearTo, axleConfigurations } = vehicle
  const dependsOnAxles =
    axleConfigurations.length > 1 && AXLE_GROUPS.has(`${product.categoryId.slice(0, 2)}0`)
  const diameter = product.attributes.find(({ attributeId }) => attributeId === 'outerDiameter')?.value
  const isOfOneSize = product.categoryId === BRAKE_DISCS && typeof diameter === 'number'
  const facelift = yearFrom + FACELIFT_AFTER
  const cameWithFacelift = product.index % 7 === 3 && facelift < (yearTo ?? Infinity)
  return {
    ...(dependsOnAxles && { axleConfigurations: [fitment.axleConfiguration] }),
    ...(isOfOneSize && product.index % 4 === 1 && { brakeSizesMm: [diameter] }),
    ...(cameWithFacelift && { yearsOfBuild: { from: facelift } }),
    ...(fitment.restriction && { chassisNumbers: rangeOf(fitment.restriction) }),
  }
}

const rangeOf = ({ kind, chassisNumber }: NonNullable<Fitment['restriction']>) =>
  kind === 'fromChassis' ? { from: Number(chassisNumber) } : { to: Number(chassisNumber) }
