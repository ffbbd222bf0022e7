import { expect, test } from 'vitest'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { api, smallBackend } from '../call-api.ts'

const { get } = api(smallBackend())
const page = async (start: number, length: number) =>
  (await get(`/api/products/slugs?start=${start}&length=${length}`)).body

test('The slugs of all products are returned in batches without gap or repetition', async () => {
  const catalogue = sharedCatalogue(7, 600)
  const slugs = [
    ...(await page(0, 250)).slugs,
    ...(await page(250, 250)).slugs,
    ...(await page(500, 250)).slugs,
  ]
  expect(slugs).toEqual(Array.from({ length: 600 }, (_, index) => catalogue.product(index).slug))
})

test('No slug is returned for a start beyond the last product', async () => {
  expect(await page(600, 10)).toEqual({ slugs: [], pagination: { start: 600, length: 10, total: 600 } })
})

test.each(['start=-1&length=5', 'start=0&length=0', 'start=0&length=10001', 'start=x&length=5', ''])(
  'the query %j is rejected',
  async (query) => {
    expect((await get(`/api/products/slugs?${query}`)).status).toBe(400)
  },
)
