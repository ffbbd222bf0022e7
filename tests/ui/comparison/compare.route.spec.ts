import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { action, loader } from '#ui/comparison/compare.route.tsx'
import { loadAt, submitAt } from '../../fixtures/loader.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const keeping = (cookieValue: string) =>
  anyShop({ cookieJar: new RequestCookieJar(`__Host-compared=${encodeURIComponent(cookieValue)}`) })

const send = (shop: Container, fields: Record<string, string>) =>
  submitAt(action, shop, '/en/compare', fields)

it('a form adds a product, and redirects to the comparison', async () => {
  const shop = keeping('a')

  expect(await send(shop, { slug: 'b', choice: 'add' })).toEqual({ status: 303, location: '/en/compare' })
  expect(shop.get(ComparedStore).slugs).toEqual(['a', 'b'])

  await send(shop, { slug: 'a', choice: 'remove' })
  expect(shop.get(ComparedStore).slugs).toEqual(['b'])
})

it('the response to a form that adds a fifth product reports that the comparison is full', async () => {
  const shop = keeping('a,b,c,d')

  expect(await send(shop, { slug: 'e', choice: 'add' })).toEqual({
    status: 303,
    location: '/en/compare?refused=full',
  })
  expect(shop.get(ComparedStore).slugs).toEqual(['a', 'b', 'c', 'd'])
})

it.each<Record<string, string>>([{}, { slug: '' }, { slug: '<script>' }, { slug: 'a,b', choice: 'add' }])(
  'a form that contains no valid product is ignored: %j',
  async (fields) => {
    const shop = keeping('')
    expect(await send(shop, fields)).toMatchObject({ status: 303 })
    expect(shop.get(ComparedStore).slugs).toEqual([])
  },
)

it('the comparison page is empty and sends no request if no product is chosen', async () => {
  const shop = anyShop({ fetch: () => Promise.reject(new Error('asked')) })
  expect(await loadAt(loader, shop, '/en/compare?only=nonsense')).toEqual({
    status: 200,
    value: { products: [], onlyDifferences: false, isRejected: false },
  })
})
