import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { vehicleCookie } from '#application/vehicles/vehicle-cookie.ts'
import { ChosenVehicleViewModel } from '#ui/chosen-vehicle/chosen-vehicle.view-model.ts'

const TGX = { slug: 'man-tgx', name: 'MAN TGX' }
const ACTROS = { slug: 'mb-actros', name: 'Mercedes-Benz Actros' }

function modelWith(vehicle?: typeof TGX) {
  const cookies = new RequestCookieJar(null)
  if (vehicle) cookies.write(vehicleCookie, vehicle)
  return new ChosenVehicleViewModel({ store: new ChosenVehicleStore(cookies) })
}

it('begins without a vehicle', () => {
  expect(modelWith()).toMatchObject({ vehicle: undefined, first: undefined })
})

it('knows the vehicle that the page was made with, whatever is chosen later', () => {
  const model = modelWith(TGX)
  expect(model).toMatchObject({ vehicle: TGX, first: TGX })
  model.choose(ACTROS)
  expect(model).toMatchObject({ vehicle: ACTROS, first: TGX })
})

it('drops the vehicle', () => {
  const model = modelWith(TGX)
  model.drop()
  expect(model).toMatchObject({ vehicle: undefined, first: TGX })
})
