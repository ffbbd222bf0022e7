import assert from 'node:assert/strict'
import { Then, When } from '../support/steps.ts'
import { mainElement, browserVisitorOf } from '../support/visitor-by-depth.ts'

Then('no response contained a secret', async function () {
  const html = await this.visitor.received()
  assert.doesNotMatch(html, /dbk_|whsec_|"hash"|"secret"/)
})

When('they tick {string}', function (label: string) {
  return mainElement(this).getByRole('checkbox', { name: label }).check()
})

Then('the page asks {string}', function (text: string) {
  return browserVisitorOf(this).page.getByRole('alertdialog', { name: text }).waitFor()
})

Then('no key was revoked', async function () {
  await browserVisitorOf(this).page.getByRole('alertdialog').waitFor({ state: 'detached' })
  assert.equal(this.callsTo('/api/partnerinterface/keys/revoke').length, 0)
})

Then('{string} is no longer offered', function (name: string) {
  const button = mainElement(this).getByRole('button', { name, exact: true })
  return button.waitFor({ state: 'detached' })
})
