import { expect, it, vi } from 'vitest'
import { loader } from '#ui/catalogue/division/division.route.tsx'
import { loadAt } from '../../../fixtures/loader.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

it('the page of a division shows a division by its id', async () => {
  const opened = await loadAt(loader, anyShop(), '/en/product-divisions/truck', { divisionId: 'truck' })

  expect(opened).toMatchObject({ status: 200, value: { id: 'truck', name: 'Trucks' } })
})

it('the page of a division responds with 404 to unknown ids', async () => {
  expect(await loadAt(loader, anyShop(), '/divisoes/nope', { divisionId: 'nope' })).toEqual({
    status: 404,
    text: 'Page Not Found: /divisoes/nope',
  })
})

it('the page of a division responds with 503 when divisions cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = anyShop({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })

  expect(await loadAt(loader, shop, '/divisoes/truck', { divisionId: 'truck' })).toMatchObject({
    status: 503,
  })
})
