import { expect, it } from 'vitest'
import { ListPromotions } from '#application/products/list-promotions.ts'
import type { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'

const promotionsOf = (list: PartsCatalogue['list']) =>
  new ListPromotions({ catalogue: { list } as PartsCatalogue })

it('requests the first twelve promotions', async () => {
  const searchResult = { products: [], categories: [], total: 7, facets: [], attributes: [] }
  const promotions = promotionsOf(async ({ news, start, length }) => {
    expect({ news, start, length }).toEqual({ news: true, start: 0, length: 12 })
    return searchResult
  })

  expect(await promotions.run()).toBe(searchResult)
})

it('returns no promotions after a failure', async () => {
  const promotions = promotionsOf(() => Promise.reject(new ApiFailure('timeout', 'list')))

  expect(await promotions.run()).toBeUndefined()
})

it.each([new ApiFailure('session-ended', 'list'), new TypeError('a defect')])(
  'loading promotions rethrows an ended session and a programming error: %s',
  async (error) => {
    await expect(promotionsOf(() => Promise.reject(error)).run()).rejects.toBe(error)
  },
)
