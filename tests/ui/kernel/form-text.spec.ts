import { expect, it } from 'vitest'
import { formText, NO_FIELD_LIMIT } from '#ui/kernel/form-text.ts'

it('a field of a form is truncated to the maximum length, and a file or a missing field has an empty text', () => {
  const form = new FormData()
  form.set('message', 'x'.repeat(20_000))
  form.set('file', new File(['x'], 'a.txt'))
  expect(formText(form, 'message')).toHaveLength(10_000)
  expect(formText(form, 'message', NO_FIELD_LIMIT)).toHaveLength(20_000)
  expect(formText(form, 'file')).toBe('')
  expect(formText(form, 'other')).toBe('')
})
