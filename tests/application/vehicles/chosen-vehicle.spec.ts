import { expect, it } from 'vitest'
import { RequestVehicleMemory, vehicleCookie } from '#adapters/cookies/vehicle-cookie.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'

const vehicle = { slug: 'man-tgx-18-440', name: 'MAN TGX 18.440' }
const pairOf = (line: string) => line.split(';')[0]!
const remembering = (text: string) => new RequestVehicleMemory(pairOf(vehicleCookie(text)))

it('is known again with the next page, until it is taken back', () => {
  const memory = new RequestVehicleMemory(null)
  const store = new ChosenVehicleStore(memory)
  expect(store.vehicle).toBeUndefined()
  store.choose(vehicle)
  const [line = ''] = memory.setCookieLines
  expect(line).toMatch(/; Path=\/; Secure; SameSite=Strict$/)

  const next = new RequestVehicleMemory(pairOf(line))
  const again = new ChosenVehicleStore(next)
  expect(again.vehicle).toEqual(vehicle)
  again.choose({ ...vehicle })
  expect(next.setCookieLines).toEqual([])
  again.choose(undefined)
  expect(next.setCookieLines).toEqual([vehicleCookie('')])
})

it('goes with its visitor', () => {
  const memory = remembering(`${vehicle.slug} ${vehicle.name}`)
  const store = new ChosenVehicleStore(memory)
  store.empty()
  expect([store.vehicle, memory.setCookieLines]).toEqual([undefined, [vehicleCookie('')]])
})

it.each([
  '',
  ' ',
  'slug',
  'slug ',
  '../a b',
  'a/b name',
  `${'s'.repeat(101)} name`,
  `slug ${'n'.repeat(201)}`,
])('is not there in %j', (text) => expect(new ChosenVehicleStore(remembering(text)).vehicle).toBeUndefined())
