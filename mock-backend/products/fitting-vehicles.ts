import type * as z from 'zod/mini'
import type { FittingVehicle } from '#contracts/products/product.dto.ts'
import type { CatalogueProduct, ChassisRestriction, Fitment } from '../catalogue/catalogue-product.ts'
import type { Language } from '../catalogue/language.ts'
import { fitConditions } from '../vehicles/fit-conditions.ts'
import { makerName, vehicles } from '../catalogue/vehicles.ts'

const vehicleBySlug = new Map(vehicles.map((vehicle) => [vehicle.slug, vehicle]))

type Row = z.infer<typeof FittingVehicle>

/** One row per vehicle and condition; a row lists all its axle configurations. */
export function fittingVehicles(product: CatalogueProduct, language: Language): Row[] {
  const rows = new Map<string, Row>()
  for (const fitment of product.fitments) {
    const row = vehicleRow(product, fitment, language)
    const key = JSON.stringify([row.slug, row.yearFrom, row.yearTo, row.restriction])
    const knownRow = rows.get(key)
    if (knownRow) knownRow.axleConfigurations.push(...row.axleConfigurations)
    else rows.set(key, row)
  }
  return [...rows.values()]
}

function vehicleRow(product: CatalogueProduct, fitment: Fitment, language: Language): Row {
  const vehicle = vehicleBySlug.get(fitment.vehicleSlug)
  if (vehicle === undefined) throw new Error(`The catalogue names an unknown vehicle: ${fitment.vehicleSlug}`)
  const { axleConfigurations, yearsOfBuild } = fitConditions(product, fitment)
  return {
    slug: vehicle.slug,
    type: vehicle.type,
    manufacturer: makerName(vehicle.makerId),
    series: vehicle.series,
    model: vehicle.model,
    yearFrom: yearsOfBuild?.from ?? fitment.fromYear,
    yearTo: fitment.toYear ?? null,
    // empty for trailers: the contract does not allow null for this field
    engineCode: vehicle.engineCode ?? '',
    powerKw: vehicle.powerKw,
    powerHp: vehicle.powerHp,
    axleConfigurations: [...(axleConfigurations ?? vehicle.axleConfigurations)],
    restriction: fitment.restriction ? restrictionIn(fitment.restriction, language) : null,
  }
}

const RESTRICTION_WORDS: Readonly<Record<ChassisRestriction['kind'], Readonly<Record<Language, string>>>> = {
  upToChassis: {
    de: 'bis Fahrgestellnr.',
    en: 'up to chassis no.',
    fr: 'jusqu’au n° de châssis',
    it: 'fino al telaio n.',
    ru: 'до шасси №',
    nl: 't/m chassisnr.',
    'pt-BR': 'até o chassi nº',
    es: 'hasta el n.º de bastidor',
  },
  fromChassis: {
    de: 'ab Fahrgestellnr.',
    en: 'from chassis no.',
    fr: 'à partir du n° de châssis',
    it: 'dal telaio n.',
    ru: 'от шасси №',
    nl: 'vanaf chassisnr.',
    'pt-BR': 'a partir do chassi nº',
    es: 'desde el n.º de bastidor',
  },
}

const restrictionIn = ({ kind, chassisNumber }: ChassisRestriction, language: Language) =>
  `${RESTRICTION_WORDS[kind][language]} ${chassisNumber}`
