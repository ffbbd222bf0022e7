import { expect, it } from 'vitest'
import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

it('the vehicle range contains the vehicles of a maker, and nothing for an unknown maker', async () => {
  const range = anyShop().get(VehicleRange)
  expect((await range.ofMaker('man'))?.vehicles.length).toBeGreaterThan(0)
  expect(await range.ofMaker('nobody')).toBeUndefined()
})
