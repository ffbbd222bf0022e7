import { expect, it } from 'vitest'
import { VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { readResultsUrl } from '#application/search/results-url.ts'
import { VehicleViewModel } from '#ui/vehicles/page/vehicle.view-model.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const shop = anyShop()

async function aVehicle() {
  const opened = await shop.get(VehicleCatalogue).open('truck', 'man-tgx-18-470')
  if (!opened) throw new Error('The assortment lost its vehicle')
  return new VehicleViewModel(opened)
}

const countAt = async (query: string) =>
  (await shop.get(ListParts).run(readResultsUrl(new URLSearchParams(query)))).result.total

it('leads to as many parts as it says, in all and in each group', async () => {
  const model = await aVehicle()
  expect(model.partCount).toBeGreaterThan(0)
  expect(await countAt(model.queryOf())).toBe(model.partCount)
  expect(model.groups.length).toBeGreaterThan(0)
  for (const group of model.groups) expect(await countAt(model.queryOf(group.id))).toBe(group.productCount)
})

it('is called by maker and model', async () => {
  expect((await aVehicle()).name).toBe('MAN TGX 18.470')
})
