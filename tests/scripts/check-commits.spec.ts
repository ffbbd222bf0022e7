import { expect, it } from 'vitest'

const { subjectError } = (await import(new URL('../../scripts/check-commits.mjs', import.meta.url).href)) as {
  subjectError(subject: string, options?: { allowsVagueVerbs: boolean }): string | undefined
}

it.each([
  'fix(xml): refuse internal subsets of a DTD',
  'feat(orders): read the delivery address of a cXML order',
  'docs: explain the pyramid of tests',
])('a commit subject in the required format is accepted: %s', (subject) => {
  expect(subjectError(subject)).toBeUndefined()
})

it.each([
  ['Wrap what the decision says', 'not "type(area): verb object"'],
  ['style(ui): move a button', 'not "type(area): verb object"'],
  ['fix(ui):', 'not "type(area): verb object"'],
  ['fix(ui): Move a button', '"Move" begins with a capital'],
  ['fix(ui): moved a button', '"moved" is no imperative'],
  [`fix(ui): move ${'x'.repeat(76)}`, '90 characters, at most 72'],
])('a commit subject in another format is rejected with the reason: %s', (subject, fault) => {
  expect(subjectError(subject)).toContain(fault)
})

it.each(['keep the focus', 'leave the page', 'tell the user', 'name the reason', 'close the gap'])(
  'a commit subject with a vague verb is rejected: %s',
  (text) => {
    expect(subjectError(`fix(ui): ${text}`)).toMatch(/^"\w+" is vague/)
  },
)

it('a vague verb is accepted in commits before the rule', () => {
  expect(subjectError('fix(ui): keep the focus', { allowsVagueVerbs: true })).toBeUndefined()
})
