import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  SITEMAP_URLS_MAX,
  readSiteMapFileName,
  siteMapFileName,
  siteMapFiles,
} from '#domain/site-map/site-map.ts'
import { ALL_LANGUAGES, PT_AND_EN } from '../../fixtures/routing.fixture.ts'

it('the sitemap has a file of pages and product files for each language', () => {
  expect(siteMapFiles(SITEMAP_URLS_MAX + 1, PT_AND_EN).map(siteMapFileName)).toEqual([
    'pt.xml',
    'pt-products-1.xml',
    'pt-products-2.xml',
    'en.xml',
    'en-products-1.xml',
    'en-products-2.xml',
  ])
})

it('the product files have space for all products, and none is empty', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (count) => {
      const parts = siteMapFiles(count, PT_AND_EN).filter(
        ({ kind, locale }) => kind === 'products' && locale === 'en',
      ).length
      return parts * SITEMAP_URLS_MAX >= count && (parts - 1) * SITEMAP_URLS_MAX < Math.max(count, 1)
    }),
  )
})

it('the name of each sitemap file is parsed to the same file', () => {
  for (const file of siteMapFiles(200_000, ALL_LANGUAGES)) {
    expect(readSiteMapFileName(siteMapFileName(file), ALL_LANGUAGES)).toEqual(file)
  }
})

it.each([
  '',
  'de.xml',
  'pt',
  'pt.xml.xml',
  'pt-products-0.xml',
  'pt-products-01.xml',
  'pt-products-99999.xml',
  '../pt.xml',
])('rejects the sitemap file name %j', (name) => {
  expect(readSiteMapFileName(name, PT_AND_EN)).toBeUndefined()
})
