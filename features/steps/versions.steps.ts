import assert from 'node:assert/strict'
import type { PageName } from '../support/page-names.ts'
import { buildMetadataOf, newestBuild } from '../support/newest-build.ts'
import { Given, Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'

const MANIFEST = '**/builds/latest.json'

let loads = 0

When('the browser requests the newest build', async function () {
  await newestBuild(this)
})

Then('the manifest has the id and the time of a build', async function () {
  const { id, timestamp } = await newestBuild(this)
  assert.match(id, /^\w{8}$/)
  assert.ok(timestamp > 0)
})

Then('the metadata of that build contain the cache rules of its routes', async function () {
  const build = await newestBuild(this)
  const meta = (await buildMetadataOf(this, build)) as typeof build
  assert.equal(meta.id, build.id)
  assert.ok(Object.keys(meta.routeRules ?? {}).includes('/infocenter/**'))
})

When('a new version of the shop is deployed', async function () {
  const { page } = browserVisitorOf(this)
  await page.route(MANIFEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }), { times: 2 })
})

When('{int} minutes and {int} seconds pass', async function (minutes: number, seconds: number) {
  await browserVisitorOf(this).page.clock.fastForward((minutes * 60 + seconds) * 1_000)
})

Then('the browser has not requested the newest build', function () {
  assert.ok(!browserVisitorOf(this).requested.includes('/builds/latest.json'))
})

Then('no message about a new version is shown', async function () {
  assert.ok(!(await this.visitor.seen()).includes(this.text('version.isNew')))
})

When('they load the new version', async function () {
  const { page } = browserVisitorOf(this)
  const reload = page.getByRole('button', { name: this.text('version.reload') })
  await Promise.all([page.waitForEvent('load'), reload.click()])
})

Given('the files of the page {string} no longer exist', async function (name: string) {
  browserVisitorOf(this).expectErrors()
  const { page } = browserVisitorOf(this)
  loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await page.route(new RegExp(`/assets/${name}\\.route-[^/]+\\.js$`), (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  )
})

When('they open {page} without its scripts', async function (requestedPage: PageName) {
  const { page } = browserVisitorOf(this)
  await page.goto(requestedPage.pathIn(this.to))
  await page.waitForLoadState('networkidle')
})

Then('the page has been loaded {int} times', async function (times: number) {
  const { page } = browserVisitorOf(this)
  await this.visitor.eventually(async () => assert.equal(loads, times))
  // a second request would have been sent by now
  await page.waitForLoadState('networkidle')
  assert.equal(loads, times)
})
