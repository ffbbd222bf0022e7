import { expect, it } from 'vitest'
import { siteMapIndex, urlSet } from '#ui/site-map/site-map-xml.ts'

const ADDRESS = 'https://shop.test/en/search/results?term=a&brands=<NW>'
const ESCAPED = '<loc>https://shop.test/en/search/results?term=a&amp;brands=&lt;NW&gt;</loc>'

it('the sitemap escapes the URLs of pages', async () => {
  let file = ''
  for await (const quantityText of urlSet([[ADDRESS]])) file += quantityText
  expect(file).toContain(`<url>${ESCAPED}</url>`)
})

it('the sitemap escapes the URLs of files', () => {
  expect(siteMapIndex([ADDRESS])).toContain(`<sitemap>${ESCAPED}</sitemap>`)
})
