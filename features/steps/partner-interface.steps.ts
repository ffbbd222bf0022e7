import assert from 'node:assert/strict'
import { Then, When } from '../support/steps.ts'
import { mainElement, browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

Then('no response contained a secret', async function () {
  const html = await this.visitor.received()
  assert.doesNotMatch(html, /dbk_|whsec_|"hash"|"secret"/)
})

When('they tick {string}', function (label: string) {
  return mainElement(this).getByRole('checkbox', { name: label }).check()
})

const question = (world: ShopWorld) => browserVisitorOf(world).page.getByRole('alertdialog')

Then('the page asks {string}', function (text: string) {
  return browserVisitorOf(this).page.getByRole('alertdialog', { name: text }).waitFor()
})

const SENT = {
  'key was revoked': '/api/partnerinterface/keys/revoke',
  'webhook was deleted': '/api/partnerinterface/webhooks/delete',
} as const

Then(/^no (key was revoked|webhook was deleted)$/, async function (what: keyof typeof SENT) {
  await question(this).waitFor({ state: 'detached' })
  assert.equal(this.callsTo(SENT[what]).length, 0)
})

Then('{string} is no longer offered', function (name: string) {
  const button = mainElement(this).getByRole('button', { name, exact: true })
  return button.waitFor({ state: 'detached' })
})
