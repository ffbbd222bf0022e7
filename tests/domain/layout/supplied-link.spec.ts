import { expect, it } from 'vitest'
import { companyPagesOf } from '#domain/layout/company-page.ts'
import { isOwnPage, linkInLanguage, validSuppliedHref } from '#domain/layout/supplied-link.ts'
import { DEFAULT_ROUTING } from '#domain/routing/routing.ts'

it.each([
  ['/company/imprint', '/en/company/imprint'],
  ['/search/results?brands=NW', '/en/search/results?brands=NW'],
  ['/divisoes', '/en/product-divisions'],
  ['https://www.drawbar.example/en', 'https://www.drawbar.example/en'],
  ['//evil.example/imprint', '//evil.example/imprint'],
])('converts the link %s from the API to the English URL %s', (text, expected) => {
  expect(linkInLanguage(text, 'en', DEFAULT_ROUTING)).toBe(expected)
})

it('omits the language prefix of a link in the default language', () => {
  expect(linkInLanguage('/company/imprint', 'pt', DEFAULT_ROUTING)).toBe('/company/imprint')
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  'javascript:alert(1)',
  'http://a.example',
  '',
])('returns no link for the unsafe URL %j from the API', (text) => {
  expect(validSuppliedHref(text)).toBeUndefined()
})

it('distinguishes pages of the shop from other sites', () => {
  expect(isOwnPage(validSuppliedHref('/company/imprint'))).toBe(true)
  expect(isOwnPage(validSuppliedHref('https://www.drawbar.example'))).toBe(false)
  expect(isOwnPage(undefined)).toBe(false)
})

it('lists only pages of the shop for which the sales company supplies a valid link', () => {
  const links = {
    imprint: '/company/imprint',
    aboutUs: 'https://www.drawbar.example',
    helpDesk: '//evil.example',
  }

  expect(companyPagesOf({ links })).toEqual(['imprint'])
})
