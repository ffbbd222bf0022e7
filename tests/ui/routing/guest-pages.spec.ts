import { expect, test } from 'vitest'
import { isGuestPage } from '#ui/routing/guest-pages.ts'
import { prerenderedPaths } from '#ui/routing/prerendered-paths.ts'

const at = (path: string) => isGuestPage(new URL(path, 'https://shop.test'))

test('each page that is rendered at the start is a guest page', () => {
  expect(prerenderedPaths().filter((path) => !at(path))).toEqual([])
})

test.each([
  '/en/products/nw-1-brake-disc',
  '/en/product-divisions/truck',
  '/en/search/results',
  '/en/search/results?term=brake',
  '/en/search/results?term=brake+disc&brands=nw,sa&sort=name&page=2',
  '/search/results?news=true',
])('%s is a guest page', (path) => expect(at(path)).toBe(true))

test.each([
  ['a page of an account', '/en/infocenter'],
  ['an order', '/en/checkout/step1'],
  ['the login', '/en/login'],
  ['a page that depends on a cookie', '/en/compare'],
  ['a shared list', '/en/infocenter/sharedFavourites?id=x'],
  ['a path that is not a page', '/en/nothing/here'],
  ['a path that redirects to a guest page', '/en/categories/'],
  ['a path that no route matches', '/en/products/%E2%80%A8'],
  ['a query parameter of another page', '/en/categories?term=brake'],
  ['an unknown query parameter', '/en/search/results?term=brake&utm_source=x'],
  ['a default value', '/en/search/results?page=1'],
  ['another sequence of query parameters', '/en/search/results?brands=nw&term=brake'],
  ['a repeated parameter', '/en/search/results?brands=nw&brands=nw'],
  ['an endless query', `/en/search/results?term=brake&brands=${'nw,'.repeat(200)}x`],
  ['an endless path', `/en/products/${'x'.repeat(200)}`],
])('%s is not a guest page: %s', (_, path) => expect(at(path)).toBe(false))
