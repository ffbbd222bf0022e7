// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VehicleCatalogue } from '#application/vehicles/vehicle-catalogue.port.ts'
import { Vehicle } from '#ui/vehicles/page/vehicle.tsx'
import { VehicleViewModel } from '#ui/vehicles/page/vehicle.view-model.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

async function show(change: { readonly groups?: readonly [] } = {}) {
  const shop = anyShop()
  const opened = await shop.get(VehicleCatalogue).open('truck', 'man-tgx-18-440')
  if (!opened) throw new Error('The vehicle is missing')
  await renderPage(<Vehicle model={new VehicleViewModel({ ...opened, ...change })} />, { shop })
}

it('the vehicle page shows the parts for the model, with a warning that not all of them fit', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Parts for this model' })).toBeDefined()
  expect(screen.getByText(/^Some fit only certain axles, years of manufacture or VIN ranges/)).toBeDefined()
})

it('the vehicle page shows no warning if there are no parts', async () => {
  await show({ groups: [] })
  expect(screen.queryByText(/^Some fit only/)).toBeNull()
})
