import { expect, it } from 'vitest'
import { companyPagesOf } from '#domain/layout/company-page.ts'
import { isOwnPage, linkInLanguage, suppliedHref } from '#domain/layout/supplied-link.ts'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'

it.each([
  ['/company/imprint', '/en/company/imprint'],
  ['/search/results?brands=NW', '/en/search/results?brands=NW'],
  ['/divisoes', '/en/product-divisions'],
  ['https://www.drawbar.example/en', 'https://www.drawbar.example/en'],
  ['//evil.example/imprint', '//evil.example/imprint'],
])('converts %s to the English URL %s', (text, expected) => {
  expect(linkInLanguage(text, 'en', DEFAULT_ROUTING)).toBe(expected)
})

it('omits the prefix of the default language', () => {
  expect(linkInLanguage('/company/imprint', 'pt', DEFAULT_ROUTING)).toBe('/company/imprint')
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  'javascript:alert(1)',
  'http://a.example',
  '',
])('returns no link for %j', (text) => {
  expect(suppliedHref(text)).toBeUndefined()
})

it('distinguishes pages of the shop from other sites', () => {
  expect(isOwnPage(suppliedHref('/company/imprint'))).toBe(true)
  expect(isOwnPage(suppliedHref('https://www.drawbar.example'))).toBe(false)
  expect(isOwnPage(undefined)).toBe(false)
})

it('omits pages for which the entity supplies no link', () => {
  const links = {
    imprint: '/company/imprint',
    aboutUs: 'https://www.drawbar.example',
    helpDesk: '//evil.example',
  }

  expect(companyPagesOf({ links })).toEqual(['imprint'])
})
