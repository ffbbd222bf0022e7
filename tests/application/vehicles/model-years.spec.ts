import { expect, it } from 'vitest'
import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import '#ui/vehicles/fits.module.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const clock = new ManualClock()
const backend = createMockBackend({ size: SMALL_CATALOGUE, clock: () => clock.now() })
const yearsOf = async (slug: string) => {
  const range = anyShop({ fetch: (request) => backend.respond(request) }).get(VehicleRange)
  const fits = await range.fits(slug, ['3.61984', '3.71783'])
  return fits.map(({ modelYears }) => modelYears)
}

it('returns the years in which the model was built', async () => {
  const [years] = await yearsOf('man-tgx-18-440')
  expect(years).toEqual({ from: 2007, to: 2020 })
})

it('returns no years for a model that is not listed', async () => {
  expect(await yearsOf('no-such-truck')).toEqual([])
})
