import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Then, When } from '../support/steps.ts'
import { excludes, includes } from '../support/texts.ts'
import { main, screen } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const arrived = new WeakMap<ShopWorld, string>()
const named = new WeakMap<ShopWorld, string>()

Then('no secret has reached them', async function () {
  const html = await this.visitor.received()
  assert.doesNotMatch(html, /dbk_|whsec_|"hash"|"secret"/)
})

When('they tick {string}', function (label: string) {
  return main(this).getByRole('checkbox', { name: label }).check()
})

When('they have the sample of {string}', async function (name: string) {
  const { page } = screen(this)
  const part = page.getByRole('main').getByRole('region', { name })
  await part.getByRole('button', { name: 'Sample file' }).click()
  await this.visitor.eventually(async () =>
    assert.ok(this.callsTo('/api/partnerinterface/exports/run').length > 0),
  )
  await page.getByText(this.text('documents.queued')).waitFor()
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /^Downloads/ }).click()
  await screen(this).waitFor(1_000)
  named.set(
    this,
    await banner
      .getByText(/\(CSV\)/)
      .first()
      .innerText(),
  )
  this.clock.pass(1_000)
  const [download] = await Promise.all([page.waitForEvent('download'), screen(this).waitFor(5_000)])
  arrived.set(this, await readFile(await download.path(), 'utf8'))
})

Then('the header named the download {string}', function (name: string) {
  assert.equal(named.get(this), name)
})

Then('a file of {int} lines arrives', function (count: number) {
  assert.equal(arrived.get(this)?.trimEnd().split('\r\n').length, count)
})

const question = (world: ShopWorld) => screen(world).page.getByRole('alertdialog')

Then('they are asked {string}', function (text: string) {
  return screen(this).page.getByRole('alertdialog', { name: text }).waitFor()
})

const SENT = {
  'key was revoked': '/api/partnerinterface/keys/revoke',
  'webhook was deleted': '/api/partnerinterface/webhooks/delete',
} as const

Then(/^no (key was revoked|webhook was deleted)$/, async function (what: keyof typeof SENT) {
  await question(this).waitFor({ state: 'detached' })
  assert.equal(this.callsTo(SENT[what]).length, 0)
})

Then('{string} is offered no more', function (name: string) {
  const button = main(this).getByRole('button', { name, exact: true })
  return button.waitFor({ state: 'detached' })
})

Then('they see calls that failed, and no order that came in', async function () {
  const seen = await this.visitor.seen()
  includes(seen, '503')
  excludes(seen, 'POST /v1/orders')
})
