import assert from 'node:assert/strict'
import { buildMetadataOf, newestBuild } from '../support/newest-build.ts'
import type { PageName } from '../support/page-names.ts'
import { Then } from '../support/steps.ts'
import { browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Payload = { readonly build: string; readonly answers: readonly unknown[] }

const DIVISIONS = [
  '/divisoes',
  '/en/product-divisions',
  '/de/produktdivisionen',
  '/fr/divisions',
  '/es/divisiones',
  '/it/divisioni',
  '/nl/divisies',
  '/ru/razdely',
]
const PREFIXES = ['', '/en', '/de', '/fr', '/es', '/it', '/nl', '/ru']
const PAGES = [...PREFIXES.flatMap((prefix) => [prefix || '/', `${prefix}/categories`]), ...DIVISIONS]

const below = (path: string) => `${path === '/' ? '' : path}/_payload.json`

Then(
  'the manifest lists as prerendered pages the home page, the divisions and the groups in each language',
  async function () {
    const meta = await buildMetadataOf(this, await newestBuild(this))
    const { prerendered } = meta as { prerendered: string[] }
    assert.deepEqual(prerendered.toSorted(), PAGES.toSorted())
  },
)

Then('each of these pages has a file with the API responses from which it was rendered', async function () {
  for (const page of PAGES) {
    await httpVisitorOf(this).ask(below(page))
    const { build, answers: responses } = JSON.parse(httpVisitorOf(this).response?.text ?? '') as Payload
    assert.equal(build, (await newestBuild(this)).id)
    assert.ok(responses.length > 0, page)
  }
})

Then('{page} has no file with API responses', async function (page: PageName) {
  await httpVisitorOf(this).ask(below(page.pathIn(this.to)))
  assert.equal(httpVisitorOf(this).response?.status, 404)
})

Then('the browser requested only the file of {page}', function (page: PageName) {
  assert.deepEqual(payloadsAskedBy(this), [below(page.pathIn(this.to))])
  assert.ok(!browserVisitorOf(this).requested.includes('/api/search/filteredSearch'))
})

Then('the browser requested no file of a prerendered page', function () {
  assert.deepEqual(payloadsAskedBy(this), [])
})

const payloadsAskedBy = (world: ShopWorld) =>
  browserVisitorOf(world).requested.filter((path) => path.endsWith('_payload.json'))
