import { expect, it } from 'vitest'
import { productData } from '#ui/products/page/product-data.mapping.ts'
import { anyProduct } from '../../../fixtures/product.fixture.ts'

const rasterOf = (src: string) => src.replace('.svg', '.webp')
const ADDRESS = 'https://shop.test/en/products/nw-3-61984-brake-disc'

it('the JSON-LD of a product describes the part in schema.org terms for search engines', () => {
  expect(productData(anyProduct(), ADDRESS, rasterOf)).toMatchObject({
    '@type': 'Product',
    url: ADDRESS,
    name: 'Brake disc 3.61984',
    sku: '3.61984',
    gtin: '2900000006867',
    brand: { name: 'Northwain' },
    image: ['https://shop.test/media/disc.webp', 'https://shop.test/media/disc-small.webp'],
    category: 'Brake system > Disc brake',
    additionalProperty: [
      { name: 'Outer diameter', value: 432, unitCode: 'MMT' },
      { name: 'Fitting position', value: 'Front axle' },
    ],
  })
})

it('the JSON-LD of a product contains each of its numbers once', () => {
  const { isSimilarTo } = productData(anyProduct(), ADDRESS, rasterOf)

  expect(isSimilarTo.map(({ mpn }) => mpn)).toEqual([
    '81.50803-0039',
    'A 942 421 20 12',
    '81.50803-0031',
    'BV 111.898',
  ])
})

it('the JSON-LD of a product contains no price, even if the API returns one', () => {
  expect(JSON.stringify(productData(anyProduct(), ADDRESS, rasterOf))).not.toMatch(/148|218|EUR|offers/)
})
