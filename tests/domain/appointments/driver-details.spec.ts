import { expect, it } from 'vitest'
import { driverDetailsErrors } from '#domain/appointments/driver-details.ts'

const visit = { driver: 'A. Driver', plate: 'BI-AB 123', remark: '' }

it.each(['driver', 'plate'] as const)('reports the missing %s of the driver', (field) => {
  expect(driverDetailsErrors({ ...visit, [field]: '  ' })).toEqual({ [field]: { kind: 'missing' } })
})

it.each([
  ['driver', 60],
  ['plate', 15],
  ['remark', 300],
] as const)('accepts a %s of at most %d characters', (field, maximum) => {
  expect(driverDetailsErrors({ ...visit, [field]: '𐐀'.repeat(maximum) })).toEqual({})
  expect(driverDetailsErrors({ ...visit, [field]: '𐐀'.repeat(maximum + 1) })).toEqual({
    [field]: { kind: 'too-long', most: maximum, typed: maximum + 1 },
  })
})

it.each(['BI-AB 123', 'AB 123 CD', '12-BBG-3', 'А123ВС77', 'ABC1D23', 'W0 ANNA', 'ÖS·TX 4'])(
  'accepts a licence plate of letters and digits: %s',
  (plate) => expect(driverDetailsErrors({ ...visit, plate })).toEqual({}),
)

it.each(['!!', '--', '7', 'BI_AB', '<b>X1</b>', 'BI-AB 123 🚚'])('rejects %s as licence plate', (plate) => {
  expect(driverDetailsErrors({ ...visit, plate })).toEqual({ plate: { kind: 'no-plate' } })
})
