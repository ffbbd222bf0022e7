import { expect, it } from 'vitest'
import { ListParts } from '#application/search/list-parts.ts'
import { UNFILTERED } from '#application/search/results-url.ts'
import { loader as missingSlug } from '#ui/products/page/product-missing-slug.route.tsx'
import { loader } from '#ui/products/page/product.route.tsx'
import { loadAt } from '../../../fixtures/loader.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const shop = anyShop()

async function aPart() {
  const { result } = await shop.get(ListParts).run(UNFILTERED)
  return result.products[0]!
}

it('the product page opens by the slug of the product', async () => {
  const { slug, sku } = await aPart()

  expect(await loadAt(loader, shop, `/en/products/${slug}`, { slug })).toMatchObject({
    status: 200,
    value: { product: { sku }, address: `https://shop.test/en/products/${slug}` },
  })
})

it.each(['', '/en'])(
  'a part number in the URL redirects permanently to its product, in the language of the page (%j)',
  async (prefix) => {
    const { slug, sku } = await aPart()
    const number = sku.replace('.', '-')

    expect(await loadAt(loader, shop, `${prefix}/products/${number}`, { slug: number })).toEqual({
      status: 301,
      location: `${prefix}/products/${slug}`,
    })
  },
)

it.each(['nothing-of-the-kind', '---', '%3Cscript%3E'])(
  'the product page responds with 404 to %s',
  async (slug) => {
    expect(await loadAt(loader, shop, `/en/products/${slug}`, { slug })).toEqual({
      status: 404,
      text: `Page Not Found: /en/products/${slug}`,
    })
  },
)

it('the product page responds with 404 without a slug', async () => {
  expect(await loadAt(missingSlug, shop, '/en/products')).toEqual({ status: 404, text: 'Page not found' })
})
