import { expect, it } from 'vitest'
import { stepDraft } from '#application/checkout/step-draft.ts'

it('keeps the texts of a form, cuts what is far too long, and drops what is not a text', () => {
  const stored = { contact: 'Jörg', remark: 'x'.repeat(10_020), count: 4 }
  expect(stepDraft(2).read(stored)).toEqual({ contact: 'Jörg', remark: 'x'.repeat(10_000) })
})

it('reads no more fields than there are lines', () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [at, '1']))
  expect(stepDraft(1).read(fields(1_000))).toBeDefined()
  expect(stepDraft(1).read(fields(1_001))).toBeUndefined()
  expect(stepDraft(1).read('x')).toBeUndefined()
})
