import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'

const vehicle = { slug: 'man-tgx-18-440', name: 'MAN TGX 18.440' }
const LINE = '__Host-vehicle=man-tgx-18-440%20MAN%20TGX%2018.440; Path=/; Secure; SameSite=Strict'
const CLEARED = '__Host-vehicle=; Max-Age=0; Path=/; Secure; SameSite=Strict'
const jarWith = (text: string) => new RequestCookieJar(`__Host-vehicle=${encodeURIComponent(text)}`)

it('the chosen vehicle is restored on the next page until it is removed', () => {
  const jar = new RequestCookieJar(null)
  const store = new ChosenVehicleStore(jar)
  expect(store.vehicle).toBeUndefined()
  store.choose(vehicle)
  expect(jar.setCookieLines).toEqual([LINE])

  const next = new RequestCookieJar(LINE.split(';')[0]!)
  const again = new ChosenVehicleStore(next)
  expect(again.vehicle).toEqual(vehicle)
  again.choose({ ...vehicle })
  expect(next.setCookieLines).toEqual([])
  again.choose(undefined)
  expect(next.setCookieLines).toEqual([CLEARED])
})

it('the vehicle of the first render remains available after the chosen vehicle is removed', () => {
  const store = new ChosenVehicleStore(jarWith(`${vehicle.slug} ${vehicle.name}`))
  store.choose(undefined)
  expect(store).toMatchObject({ vehicle: undefined, first: vehicle })
})
