import { expect, it } from 'vitest'
import { ShopContent } from '#application/shared/shop-content.port.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const country = (id: string, enabled = true) => ({ id, name: id, enabled })

const CONTINENTS = [
  { code: 'AF', countries: [country('EG'), country('SD', false)] },
  { code: 'AS', countries: [country('EG')] },
  { code: 'EU', countries: [country('DK')] },
  { code: 'NA', countries: [country('DK')] },
]

it('the shop content lists a country of two continents once, with both continents', async () => {
  const shop = anyShop({
    fetch: async () => Response.json({ continents: CONTINENTS.map((one) => ({ name: one.code, ...one })) }),
  })
  expect(await shop.get(ShopContent).countries()).toEqual([
    { id: 'EG', name: 'EG', continents: ['AF', 'AS'], isServed: true },
    { id: 'SD', name: 'SD', continents: ['AF'], isServed: false },
    { id: 'DK', name: 'DK', continents: ['EU', 'NA'], isServed: true },
  ])
})
