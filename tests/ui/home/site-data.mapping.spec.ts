import { expect, test } from 'vitest'
import { siteData } from '#ui/home/site-data.mapping.ts'

const company = {
  name: 'Drawbar GmbH',
  street: 'Hafenweg 1',
  postCode: '48155',
  city: 'Münster',
  country: 'Allemagne',
  phone: '+49 251 0004711',
}

const countryOf = (of: typeof company & { readonly countryCode?: string }) => {
  const { '@graph': graph } = siteData({
    origin: 'https://shop.example',
    home: '/fr',
    results: '/fr/search/results',
    language: 'fr',
    company: of,
  })
  return graph.flatMap((one) => ('address' in one ? [one.address?.addressCountry] : []))
}

test('the country is written as a code, which search engines read in any language', () => {
  expect(countryOf({ ...company, countryCode: 'DE' })).toEqual(['DE'])
})

test('an API without codes uses the name, which schema.org allows', () => {
  expect(countryOf(company)).toEqual(['Allemagne'])
})
