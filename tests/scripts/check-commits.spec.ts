import { expect, it } from 'vitest'

const { faultOf } = (await import(new URL('../../scripts/check-commits.mjs', import.meta.url).href)) as {
  faultOf(subject: string): string | undefined
}

it.each([
  'fix(xml): refuse internal subsets of a DTD',
  'feat(orders): read the delivery address of a cXML order',
  'docs: explain the pyramid of tests',
])('a commit subject in the required format is accepted: %s', (subject) => {
  expect(faultOf(subject)).toBeUndefined()
})

it.each([
  ['Wrap what the decision says', 'not "type(area): verb object"'],
  ['style(ui): move a button', 'not "type(area): verb object"'],
  ['fix(ui):', 'not "type(area): verb object"'],
  ['fix(ui): Move a button', '"Move" begins with a capital'],
  ['fix(ui): moved a button', '"moved" is no imperative'],
  [`fix(ui): move ${'x'.repeat(76)}`, '90 characters, at most 72'],
])('a commit subject in another format is rejected with the reason: %s', (subject, fault) => {
  expect(faultOf(subject)).toContain(fault)
})
