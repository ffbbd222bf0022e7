import type { DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { readDownload } from '#domain/downloads/read-download.ts'
import { DOWNLOADS_ID } from '#ui/downloads/downloads-id.ts'
import { DownloadScene } from '../support/download-scene.ts'
import { Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const STATUS = '/api/documents/status'

const indicator = (world: ShopWorld) => browserVisitorOf(world).page.locator(`#${DOWNLOADS_ID}`)

const scenes = new WeakMap<ShopWorld, DownloadScene>()

function scene(world: ShopWorld): DownloadScene {
  const set = scenes.get(world) ?? new DownloadScene(world)
  scenes.set(world, set)
  return set
}

When('they download {int} invoices', function (count: number) {
  return scene(this).start(count)
})

When(/^the queue works for (\d+) (milliseconds|seconds?)$/, function (count: string, unit: string) {
  return scene(this).pass(Number(count) * (unit === 'milliseconds' ? 1 : 1_000))
})

When('the queue works until none is pending', function () {
  return scene(this).passUntilNonePending()
})

When(/^(\d+) milliseconds? pass(?:es)?$/, async function (ms: string) {
  this.clock.pass(Number(ms))
  if (this.depth === 'browser') await browserVisitorOf(this).waitFor(Number(ms))
})

When('the shop takes long to queue {int} invoices', async function (count: number) {
  await scene(this).tab()
  this.holdBack('/api/documents/queue')
  scene(this).beginning = scene(this).start(count)
})

When('the queue has accepted the documents', async function () {
  this.letGo()
  await scene(this).beginning
})

When('they return after {int} second(s)', function (seconds: number) {
  return scene(this).comeBack(seconds * 1_000)
})

When('they log out during the download', function () {
  return scene(this).leave()
})

When('they remove the newest download from the list', async function () {
  const model = await scene(this).model()
  await model.end(model.downloads[0]?.queueId ?? '')
})

Then('the download shows:', async function (table: DataTable) {
  const [download] = await scene(this).list()
  assert.ok(download)
  const { title, value, current, total, disabled } = download
  const said = { title, percent: value, current, total, disabled: disabled ? 'yes' : 'no' }
  for (const [name, expected] of table.rows().concat([])) {
    assert.equal(String(said[name as keyof typeof said]), expected, name)
  }
})

Then('the download has a queue number and a start time', async function () {
  const [download] = await scene(this).list()
  assert.match(download?.queueId ?? '', /^[\da-f-]{36}$/)
  const age = this.clock.now() - Date.parse(download?.startTime ?? '')
  assert.equal(age, 500)
})

Then('the device stores the download under its queue number', async function () {
  const [download] = await scene(this).list()
  const { keys, texts } = scene(this).storage
  assert.deepEqual(keys, [`download:C100001:${download?.queueId}`])
  assert.deepEqual(readDownload(JSON.parse(texts[0] ?? '')), download)
})

Then('the device stores nothing of a download', function () {
  assert.deepEqual(scene(this).storage.keys, [])
})

Then(/^(\d+) downloads? (?:is|are) pending$/, function (count: string) {
  return this.visitor.eventually(async () => {
    assert.equal((await scene(this).model()).count, Number(count))
  })
})

Then(/^(\d+) files? (?:has|have) arrived$/, function (count: string) {
  return this.visitor.eventually(async () => {
    assert.equal((await scene(this).tab()).saved.length, Number(count))
  })
})

Then(/^the header shows (the|no) downloads$/, async function (which: string) {
  if (this.depth === 'browser')
    return indicator(this).waitFor({ state: which === 'the' ? 'visible' : 'hidden' })
  assert.equal((await scene(this).model()).isShown, which === 'the')
})

Then(/^the header (shows|does not show) that no downloads are pending$/, async function (shows: string) {
  if (this.depth === 'browser') {
    const tooltip = browserVisitorOf(this).page.getByRole('banner').getByRole('tooltip')
    return tooltip.waitFor({ state: shows === 'shows' ? 'visible' : 'hidden' })
  }
  assert.equal((await scene(this).model()).isCompletedShown, shows === 'shows')
})

Then(/^the shop (still polls|no longer polls) the progress$/, async function (how: string) {
  if (how === 'still polls') assert.ok((await askedWithin(this, 10_000)) > 0)
  else assert.equal(await askedWithin(this, 60_000), 0)
})

Then(
  'the shop requests the progress at most {int} times within {int} seconds',
  async function (times: number, seconds: number) {
    const asked = await askedWithin(this, seconds * 1_000)
    assert.ok(asked > 0 && asked <= times, `asked ${asked} times`)
  },
)

async function askedWithin(world: ShopWorld, ms: number): Promise<number> {
  const before = world.callsTo(STATUS).length
  await scene(world).pass(ms)
  return world.callsTo(STATUS).length - before
}
