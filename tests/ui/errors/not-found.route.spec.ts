import { describe, expect, it } from 'vitest'
import { ListParts } from '#application/search/list-parts.ts'
import { UNFILTERED } from '#application/search/results-url.ts'
import { loader as division } from '#ui/catalogue/division/division.route.tsx'
import { loader } from '#ui/errors/not-found.route.tsx'
import { loader as product } from '#ui/products/page/product.route.tsx'
import { loadAt } from '../../fixtures/loader.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const shop = anyShop()

it.each(['/nothing', '/en/nothing', '/en/cheap-brakes.html', '/search'])(
  'the shop responds with 404 to %s',
  async (path) => {
    expect(await loadAt(loader, shop, path)).toEqual({ status: 404, text: `Page Not Found: ${path}` })
  },
)

it.each([
  ['/en/divisoes', '/en/product-divisions'],
  ['/en/produktdivisionen/truck', '/en/product-divisions/truck'],
  ['/razdely/bus?utm=1', '/divisoes/bus?utm=1'],
])('the path %s of a division in another language redirects permanently to %s', async (path, location) => {
  expect(await loadAt(loader, shop, path)).toEqual({ status: 301, location })
})

describe('a former URL', () => {
  async function aPart() {
    const { result } = await shop.get(ListParts).run(UNFILTERED)
    return result.products.find(({ sku }) => /^\d{1,2}\.\d{5}$/.test(sku))!
  }

  it.each(['', '/en'])(
    'redirects to the part whose number it contains, in the language of the URL (%j)',
    async (prefix) => {
      const { sku, slug } = await aPart()
      const target = { status: 301, location: `${prefix}/products/${slug}` }
      const number = sku.replace('.', '')

      expect(await loadAt(loader, shop, `${prefix}/teile/bremse-${number}.html`)).toEqual(target)
      expect(
        await loadAt(product, shop, `${prefix}/products/${number}.html`, { slug: `${number}.html` }),
      ).toEqual(target)
      expect(
        await loadAt(division, shop, `${prefix}/divisoes/${number}.html`, { divisionId: `${number}.html` }),
      ).toEqual(target)
    },
  )

  it('of an unknown part has no redirect', async () => {
    expect(await loadAt(loader, shop, '/en/teile/99999999.html')).toMatchObject({ status: 404 })
  })
})

it('the former URL of a picture causes no search for a part', async () => {
  const { result } = await shop.get(ListParts).run(UNFILTERED)
  const { sku } = result.products.find((part) => /^\d{1,2}\.\d{5}$/.test(part.sku))!
  const path = `/en/foo/${sku.replace('.', '')}.html.jpg`

  expect(await loadAt(loader, shop, path)).toEqual({ status: 404, text: `Page Not Found: ${path}` })
})

it.each(['png', 'JPG', 'svg'])(
  'the URL of a picture is not treated as the URL of a part (%s)',
  async (ending) => {
    const { result } = await shop.get(ListParts).run(UNFILTERED)
    const slug = `${result.products[0]!.slug}.${ending}`

    expect(await loadAt(product, shop, `/en/products/${slug}`, { slug })).toMatchObject({ status: 404 })
  },
)
