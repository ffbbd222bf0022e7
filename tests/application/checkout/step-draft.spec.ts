import { expect, it } from 'vitest'
import { stepDraft } from '#application/checkout/step-draft.ts'

it('restores texts of a form, truncates very long ones, and ignores values that are not texts', () => {
  const stored = { contact: 'Jörg', remark: 'x'.repeat(10_020), count: 4 }
  expect(stepDraft(2).read(stored)).toEqual({ contact: 'Jörg', remark: 'x'.repeat(10_000) })
})

it('ignores the draft of a checkout step with more fields than the maximum of lines', () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [index, '1']))
  expect(stepDraft(1).read(fields(1_000))).toBeDefined()
  expect(stepDraft(1).read(fields(1_001))).toBeUndefined()
  expect(stepDraft(1).read('x')).toBeUndefined()
})
