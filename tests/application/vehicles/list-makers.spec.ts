import { expect, it } from 'vitest'
import { ListMakers } from '#application/vehicles/list-makers.ts'
import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

it('lists the makers for guests', async () => {
  const shop = anyShop()
  expect(await shop.get(ListMakers).run()).toEqual(await shop.get(VehicleRange).makers())
})

it('returns no makers for a logged-in customer', async () => {
  expect(await (await loggedInShop('full')).get(ListMakers).run()).toEqual([])
})

it('returns no makers if the API has no vehicles', async () => {
  const shop = anyShop()
  shop.get(CapabilitiesStore).set(['vehicles'])
  expect(await shop.get(ListMakers).run()).toEqual([])
})
