import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PersonRole } from '#contracts/people/people.contract.ts'
import { isActiveAdministrator, removesLastAdministrator } from '#mock-backend/people/people-rules.ts'

const settings = {
  companyRole: fc.constantFrom(...PersonRole.options),
  isDeactivated: fc.boolean(),
}

test('A company always has at least one administrator, whatever changes are made', () => {
  const steps = fc.array(fc.record({ at: fc.nat({ max: 3 }), ...settings }), { maxLength: 30 })
  fc.assert(
    fc.property(steps, (tried) => {
      const people = ['a', 'b', 'c', 'd'].map((contactId, index) => ({
        contactId,
        companyRole: index === 0 ? ('ADMINISTRATOR' as const) : ('BUYER' as const),
        isDeactivated: false,
      }))
      for (const { at: index, ...change } of tried) {
        const before = people[index]!
        const after = { ...before, ...change }
        if (!removesLastAdministrator(people, before, after))
          people[index] = { ...before, ...change } as typeof before
        expect(people.some(isActiveAdministrator)).toBe(true)
      }
    }),
  )
})
