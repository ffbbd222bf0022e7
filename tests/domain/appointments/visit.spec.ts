import { expect, it } from 'vitest'
import { visitErrors } from '#domain/appointments/visit.ts'

const visit = { driver: 'A. Driver', plate: 'BI-AB 123', remark: '' }

it('finds nothing wrong with a driver and a plate', () => {
  expect(visitErrors(visit)).toEqual({})
})

it.each(['driver', 'plate'] as const)('misses the %s', (field) => {
  expect(visitErrors({ ...visit, [field]: '  ' })).toEqual({ [field]: { kind: 'missing' } })
})

it.each([
  ['driver', 60],
  ['plate', 15],
  ['remark', 300],
] as const)('takes a %s of %d characters, and none more', (field, most) => {
  expect(visitErrors({ ...visit, [field]: '🚚'.repeat(most) })).toEqual({})
  expect(visitErrors({ ...visit, [field]: '🚚'.repeat(most + 1) })).toEqual({
    [field]: { kind: 'too-long', most, typed: most + 1 },
  })
})
