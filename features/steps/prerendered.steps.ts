import { Given, Then } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { screen, wire } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'
import { newestBuild } from './versions.steps.ts'

type Payload = { readonly build: string; readonly answers: readonly unknown[] }

const PAYLOADS = '**/_payload.json'
const PAGES = ['/', '/divisoes', '/categories', '/en', '/en/product-divisions', '/en/categories']
const NO_FILES = { status: 404, body: 'Not Found' }
const USELESS = {
  gone: NO_FILES,
  'those of another page': { json: { build: 'x', answers: [] } },
  'of another build': { json: { build: 'older', answers: [{ key: ['content', 2], value: {} }] } },
}

const below = (path: string) => `${path === '/' ? '' : path}/_payload.json`

Then(
  'its prerendered pages are the home page, the divisions and the groups in each language',
  async function (this: ShopWorld) {
    await wire(this).ask(`/builds/meta/${newestBuild().id}.json`)
    const { prerendered } = JSON.parse(wire(this).answer?.text ?? '') as { prerendered: string[] }
    assert.deepEqual(prerendered.toSorted(), PAGES.toSorted())
  },
)

Then('below each of them lies a file with the answers that it was made of', async function (this: ShopWorld) {
  for (const page of PAGES) {
    await wire(this).ask(below(page))
    const { build, answers } = JSON.parse(wire(this).answer?.text ?? '') as Payload
    assert.equal(build, newestBuild().id)
    assert.ok(answers.length > 0, page)
  }
})

Then('below {string} lies no such file', async function (this: ShopWorld, page: string) {
  await wire(this).ask(below(page))
  assert.equal(wire(this).answer?.status, 404)
})

Given('the files of prerendered pages are {}', async function (this: ShopWorld, state: keyof typeof USELESS) {
  screen(this).expectErrors()
  await screen(this).page.route(PAYLOADS, (route) => route.fulfill(USELESS[state]))
})

Then('no list was asked for but for the file {string}', function (this: ShopWorld, file: string) {
  assert.deepEqual(payloadsAskedBy(this), [file])
  assert.ok(!screen(this).requested.includes('/api/search/filteredSearch'))
})

Then('no file of a prerendered page was asked for', function (this: ShopWorld) {
  assert.deepEqual(payloadsAskedBy(this), [])
})

const payloadsAskedBy = (world: ShopWorld) =>
  screen(world).requested.filter((path) => path.endsWith('_payload.json'))
