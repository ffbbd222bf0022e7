import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { smallBackend } from '../call-api.ts'

const catalogue = sharedCatalogue(7, 600)
const backend = smallBackend()
const get = (path: string) => backend.respond(new Request(`http://api.test/media/${path}`))

const groups = [
  ...catalogue.divisions.map(({ id }) => `divisions/${id}.svg`),
  ...catalogue.categories.flatMap(({ id, subCategories }) =>
    [id, ...subCategories.map((sub) => sub.id)].map((each) => `categories/${each}.svg`),
  ),
]

test.each(groups)('The picture %s exists', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/^<svg /)
})

test('Both pictures of a product exist, and are cacheable for a day', async () => {
  const { slug, vendorId, sku } = catalogue.product(3)
  for (const view of ['main', 'main-small']) {
    const response = await get(`parts/${vendorId}-${sku}/${view}.svg`)
    expect(response.status, slug).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  }
})

const { vendorId, sku } = catalogue.product(3)

test.each([
  'parts/NW-0.00000/main.svg',
  `parts/${vendorId}-${sku}/back.svg`,
  `parts/${vendorId}-${sku}/toString.svg`,
  `parts/${sku}/main.svg`,
  'divisions/ship.svg',
  'divisions/constructor.svg',
  'categories/Z99.svg',
  'categories/constructor.svg',
])('The picture %s does not exist', async (path) => {
  expect((await get(path)).status).toBe(404)
})
