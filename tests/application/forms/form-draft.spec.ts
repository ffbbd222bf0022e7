import { expect, it } from 'vitest'
import { formDraft, lastEmail } from '#application/forms/form-draft.ts'
import { NO_ENTRIES } from '#domain/forms/entries.ts'

const { read } = formDraft('f1')
const DRAFT = {
  entries: { ...NO_ENTRIES, email: 'jana@kuehn.test', message: 'Broken' },
  lines: [{ lineNo: 1, quantity: 2 }],
  sent: { key: 'k', content: 'c' },
}

it('restores the stored draft of a form unchanged', () => {
  expect(read(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT)
})

it('has a separate storage key for each form', () => {
  expect(formDraft('f1').name).not.toBe(formDraft('f2').name)
})

it.each([undefined, 'text', { entries: 'text', lines: [] }, { entries: {}, lines: {} }, { lines: [] }])(
  'ignores the stored draft %j of a form',
  (storedDraft) => expect(read(storedDraft)).toBeUndefined(),
)

it('omits invalid field values, lines and the invalid key of an earlier submission from a stored draft', () => {
  const storedDraft = {
    entries: { email: 3, message: 'x'.repeat(2001), other: 'text' },
    lines: [null, { lineNo: 1 }, { lineNo: 1.5, quantity: 1 }, { quantity: 1 }, { lineNo: 2, quantity: 1 }],
  }
  const message = 'x'.repeat(2000)
  const lines = [{ lineNo: 2, quantity: 1 }]
  expect(read(storedDraft)).toEqual({ entries: { ...NO_ENTRIES, message }, lines, sent: undefined })
  const sent = [null, { key: 'k' }, { content: 'c' }, { key: 1, content: 'c' }, { key: 'k', content: 1 }]
  expect(sent.map((submission) => read({ ...storedDraft, sent: submission })?.sent)).toEqual(
    sent.map(() => undefined),
  )
})

it('restores the last typed e-mail address up to its maximum length', () => {
  const longest = 'x'.repeat(254)
  expect([longest, `${longest}x`, 3, null].map((storedValue) => lastEmail.read(storedValue))).toEqual([
    longest,
    undefined,
    undefined,
    undefined,
  ])
})
