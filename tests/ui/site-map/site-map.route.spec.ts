import { expect, it } from 'vitest'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { loader as robots } from '#ui/site-map/robots.route.ts'
import { loader as file } from '#ui/site-map/site-map-file.route.ts'
import { loader as index } from '#ui/site-map/site-map.route.ts'
import { loadAt } from '../../fixtures/loader.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const shop = anyShop()

async function answerOf(loader: typeof robots, path: string, params = {}, visited = shop) {
  const outcome = await loadAt(loader, visited, path, params)
  if (!('value' in outcome)) throw new Error(`${path}: ${outcome.status}`)
  const response = outcome.value as Response
  const addresses = [...(await response.clone().text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => loc,
  )
  return { response, addresses }
}

it('robots.txt contains the URL of the sitemap, and is cacheable plain text', async () => {
  const { response } = await answerOf(robots, '/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await response.text()).toContain('\nSitemap: https://shop.test/sitemap.xml\n')
})

it('robots.txt excludes the redirects to the login', async () => {
  const { response } = await answerOf(robots, '/robots.txt')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('Disallow: /*?next=')
  expect(lines).toContain('Disallow: /*&next=')
})

it('the sitemap index lists a file of pages and product files for each language', async () => {
  const { response, addresses } = await answerOf(index, '/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(addresses).toEqual(
    DEFAULT_ROUTING.locales.flatMap((language) => [
      `https://shop.test/sitemaps/${language}.xml`,
      `https://shop.test/sitemaps/${language}-products-1.xml`,
    ]),
  )
})

it('the file of pages lists public pages of a language, and no private ones', async () => {
  const { addresses } = await answerOf(file, '/sitemaps/en.xml', { file: 'en.xml' })
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://shop.test/en',
      'https://shop.test/en/categories',
      'https://shop.test/en/product-divisions/truck',
      'https://shop.test/en/vin',
    ]),
  )
  expect(addresses.join()).not.toMatch(/login|checkout|infocenter|kihadmin/)
})

it('the product files list each product once', async () => {
  const { addresses } = await answerOf(file, '/sitemaps/en-products-1.xml', { file: 'en-products-1.xml' })
  expect([addresses.length, new Set(addresses).size]).toEqual([SMALL_CATALOGUE, SMALL_CATALOGUE])
  expect(addresses.every((address) => address?.startsWith('https://shop.test/en/products/'))).toBe(true)
})

it.each(['pl.xml', 'en-products-2.xml', '..', 'x'.repeat(4096)])('the file %.20s gets 404', async (name) => {
  const { response } = await answerOf(file, `/sitemaps/${name}`, { file: name })
  expect(response.status).toBe(404)
})

it('the sitemap gets 503 when the products cannot be loaded', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const cut = anyShop({ fetch: backend.respond })
  backend.setFaults([{ path: '/api/products/slugs', kind: 'status', status: 503 }])
  const params = { file: 'en-products-1.xml' }
  expect(await loadAt(file, cut, '/sitemaps/en-products-1.xml', params)).toMatchObject({ status: 503 })
})

it('the sitemap is aborted when loading products fails midway, so that it is not treated as complete', async () => {
  const backend = createMockBackend({ size: 6_000 })
  const cut = anyShop({ fetch: backend.respond })
  const outcome = await loadAt(file, cut, '/sitemaps/en-products-1.xml', { file: 'en-products-1.xml' })
  backend.setFaults([{ path: '/api/products/slugs', kind: 'status', status: 503 }])
  if (!('value' in outcome)) throw new Error('no answer')
  await expect((outcome.value as Response).text()).rejects.toThrow()
})
