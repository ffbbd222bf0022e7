import { expect, test } from 'vitest'
import { structuredSiteData } from '#ui/home/structured-site-data.mapping.ts'

const company = {
  name: 'Drawbar GmbH',
  street: 'Hafenweg 1',
  postCode: '48155',
  city: 'Münster',
  country: 'Allemagne',
  phone: '+49 251 0004711',
}

const countryOf = (of: typeof company & { readonly countryCode?: string }) => {
  const { '@graph': graph } = structuredSiteData({
    origin: 'https://shop.example',
    home: '/fr',
    results: '/fr/search/results',
    language: 'fr',
    company: of,
  })
  return graph.flatMap((one) => ('address' in one ? [one.address?.addressCountry] : []))
}

test('the address in JSON-LD contains the ISO code of the country for search engines', () => {
  expect(countryOf({ ...company, countryCode: 'DE' })).toEqual(['DE'])
})

test('the address in JSON-LD contains the name of the country if the API has no code', () => {
  expect(countryOf(company)).toEqual(['Allemagne'])
})
