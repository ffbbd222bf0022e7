import { expect, it } from 'vitest'
import { makerOfVin } from '#domain/vehicles/vehicle-makers.ts'
import { vehicleMakers } from '#mock-backend/catalogue/vehicles.ts'

it.each(vehicleMakers.flatMap(({ name, wmiCodes }) => wmiCodes.map((code) => [code, name] as const)))(
  'the maker of VINs that start with %s is %s',
  (code, name) => {
    expect(makerOfVin(`${code}06XZZ8CP034890`)).toBe(name)
  },
)

it.each([
  ['wma', 'MAN'],
  [' W M A 0', 'MAN'],
  ['WМА06', 'MAN'],
])('%j is normalized before the look-up of its maker: %s', (text, maker) => {
  expect(makerOfVin(text)).toBe(maker)
})

it.each(['', 'WM', 'XXX06XZZ8CP034890', '__proto__'])('returns no maker for %j', (text) => {
  expect(makerOfVin(text)).toBeUndefined()
})
