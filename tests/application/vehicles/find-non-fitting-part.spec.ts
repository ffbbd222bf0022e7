import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { FindNonFittingPart } from '#application/vehicles/find-non-fitting-part.ts'
import type { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import type { PartFit } from '#domain/vehicles/fit.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

function finding(fits: readonly PartFit[]) {
  const { port, calls } = recordedPort<VehicleRange>({ fits: async () => fits })
  const chosenVehicleStore = new ChosenVehicleStore(new RequestCookieJar(null))
  return {
    find: new FindNonFittingPart({ chosen: chosenVehicleStore, range: port }),
    chosen: chosenVehicleStore,
    calls,
  }
}

const part = (overrides: Partial<PartFit> = {}): PartFit => ({
  articleNo: '3.00130',
  isUniversal: false,
  alternatives: [],
  ...overrides,
})

const VEHICLE = { slug: 'man-tgx', name: 'MAN TGX', facts: 'axle=4x2' }

it.each<readonly [string, readonly PartFit[], string | undefined]>([
  ['is not listed for the model', [part()], 'MAN TGX'],
  ['fits only a different axle', [part({ alternatives: [{ axle: ['6x2'] }] })], 'MAN TGX'],
  ['fits this axle', [part({ alternatives: [{ axle: ['4x2'] }] })], undefined],
  ['depends on an unknown fact', [part({ alternatives: [{ year: { from: 2020 } }] })], undefined],
  ['fits any vehicle', [part({ isUniversal: true })], undefined],
  ['is unknown', [], undefined],
])(
  'returns the chosen vehicle only if the part does not fit it: a part that %s',
  async (_, fits, expected) => {
    const { find, chosen, calls } = finding(fits)
    chosen.choose(VEHICLE)
    expect(await find.find('3.00130')).toBe(expected)
    expect(calls).toEqual([['fits', 'man-tgx', ['3.00130']]])
  },
)

it('sends no request if no vehicle is chosen', async () => {
  const { find, calls } = finding([part()])
  expect(await find.find('3.00130')).toBeUndefined()
  expect(calls).toEqual([])
})
