import { describe, expect, it } from 'vitest'
import { readFacts } from '#application/vehicles/known-facts.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import type { Vehicle } from '#domain/vehicles/vehicle.ts'
import { VehicleViewModel } from '#ui/vehicles/page/vehicle.view-model.ts'
import { vinOf } from '../../../fixtures/vin.fixture.ts'

const TGX: Vehicle = {
  slug: 'man-tgx',
  type: 'truck',
  manufacturer: 'MAN',
  series: 'TGX',
  model: 'TGX 18.470',
  yearFrom: 2012,
  axleConfigurations: ['4x2', '6x2'],
}
/** The last six characters are the number of the chassis. */
const VIN = 'WMA06XZZ8CP034890'
const PICTURE = { src: '/media/brakes.webp', alt: 'Brakes' }
const GROUPS = [
  {
    id: 'B10',
    name: 'Brake system',
    picture: PICTURE,
    count: 7,
    subGroups: [
      { id: 'B11', name: 'Disc brake', count: 4 },
      { id: 'B12', name: 'Drum brake', count: 3 },
    ],
  },
  { id: 'E10', name: 'Engine', picture: PICTURE, count: 2, subGroups: [] },
]

const modelOf = (overrides: Partial<Vehicle> = {}, vin?: string) =>
  new VehicleViewModel({
    vehicle: { ...TGX, ...overrides },
    groups: GROUPS,
    vin: vin === undefined ? undefined : vinOf(vin),
  })

describe('the vehicle of a vehicle page', () => {
  const factsAfter = (model: VehicleViewModel, facts?: string, before?: Partial<ChosenVehicle>) => {
    const reported = facts === undefined ? undefined : { slug: TGX.slug, name: 'MAN TGX', facts, ...before }
    return readFacts(new URLSearchParams(model.chosenAfter(reported).facts))
  }

  it('is shown with maker and model', () => {
    expect(modelOf().chosenAfter(undefined)).toEqual({ slug: 'man-tgx', name: 'MAN TGX 18.470', facts: '' })
  })

  it('has the axle configurations of its model, and the engine', () => {
    const one = modelOf({ axleConfigurations: ['4x2'], engineCode: 'D2676' })
    expect(factsAfter(one)).toEqual({ axle: '4x2', engine: 'D2676' })
    expect(factsAfter(modelOf())).toEqual({})
  })

  it('retains known facts of the same model', () => {
    expect(factsAfter(modelOf(), 'year=2014&axle=6x2')).toEqual({ year: 2014, axle: '6x2' })
    expect(factsAfter(modelOf({}, VIN), 'year=2014')).toEqual({ year: 2014, chassis: 34_890 })
    expect(factsAfter(modelOf({}, VIN), 'year=2014&chassis=34890')).toEqual({ year: 2014, chassis: 34_890 })
    expect(factsAfter(modelOf(), 'year=2014&chassis=34890')).toEqual({ year: 2014, chassis: 34_890 })
  })

  it('does not get facts of another vehicle of its model', () => {
    expect(factsAfter(modelOf({}, VIN), 'year=2014&chassis=1')).toEqual({ chassis: 34_890 })
  })

  it('does not get facts of another model', () => {
    expect(factsAfter(modelOf(), 'year=2014', { slug: 'mb-actros' })).toEqual({})
  })
})

describe('the VIN of a vehicle page', () => {
  it('is shown with corrected letters that cannot occur in a VIN', () => {
    const model = modelOf({}, 'WMA06XZZ8CPO34890')
    expect(model.mistakenLetters).toEqual([{ position: 12, letter: 'O', meant: '0' }])
    expect(model.correctedVin).toBe(VIN)
  })

  it('has no corrected letters if it is valid or missing', () => {
    expect(modelOf({}, VIN).mistakenLetters).toEqual([])
    expect(modelOf()).toMatchObject({ vin: undefined, mistakenLetters: [], correctedVin: '' })
  })
})

describe('the groups of a vehicle page', () => {
  it('contain parts that fit it, with their sub groups', () => {
    const [brakes, engine] = modelOf().groups
    expect(brakes).toEqual({
      id: 'B10',
      name: 'Brake system',
      picture: PICTURE,
      productCount: 7,
      children: [
        { id: 'B11', name: 'Disc brake', picture: PICTURE, parentId: 'B10', productCount: 4 },
        { id: 'B12', name: 'Drum brake', picture: PICTURE, parentId: 'B10', productCount: 3 },
      ],
    })
    expect(engine?.children).toEqual([])
    expect(modelOf().partCount).toBe(9)
  })

  it('link to their parts for this vehicle', () => {
    expect(modelOf().queryOf('B10')).toBe('?categories=B10&vehicle=man-tgx')
    expect(modelOf().queryOf()).toBe('?vehicle=man-tgx')
  })
})
