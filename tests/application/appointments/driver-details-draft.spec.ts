import fc from 'fast-check'
import { expect, it } from 'vitest'
import { driverDetailsDraft } from '#application/appointments/driver-details-draft.ts'

const { read } = driverDetailsDraft('A1')

it('restores the stored draft of driver details with any texts', () => {
  const visit = fc.record({ driver: fc.string(), plate: fc.string(), remark: fc.string() })
  fc.assert(
    fc.property(visit, (typed) => {
      expect(read(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
    }),
  )
})

it.each([null, 'driver', 3, [], {}, { driver: 'A', plate: 1, remark: '' }, { driver: 'A', plate: 'B' }])(
  'ignores the stored draft %j of driver details',
  (storedDraft) => {
    expect(read(storedDraft)).toBe(undefined)
  },
)

it('stores a separate draft of driver details for each appointment', () => {
  const names = [undefined, 'A1', 'A2'].map((no) => driverDetailsDraft(no).name)
  expect(new Set(names).size).toBe(3)
})
