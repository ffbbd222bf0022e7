import { expect, it } from 'vitest'
import { helpDeskFor, countryContact } from '#domain/layout/help-desk.ts'

const REQUEST = 'Right & reason: 1 + 1'

it.each([
  ['https://desk.example/ask?lang=de', 'https://desk.example/ask?lang=de&term=Right+%26+reason%3A+1+%2B+1'],
  ['mailto:help@desk.example', 'mailto:help@desk.example?body=Right%20%26%20reason%3A%201%20%2B%201'],
  ['tel:+492510004711', 'tel:+492510004711'],
  ['/company/help-desk', '/company/help-desk?term=Right%20%26%20reason%3A%201%20%2B%201'],
])('adds the request to the help desk URL %s', (href, expected) => {
  expect(helpDeskFor(href, REQUEST)).toBe(expected)
})

const country = (links: Record<string, string>) => ({
  countryName: 'Spain',
  entityCode: 'DTES',
  company: { name: 'Drawbar', street: '', postCode: '', city: '', country: 'ES', phone: '+34 (91) 000-4711' },
  links,
  social: [],
})

it.each([
  [
    { helpDesk: 'https://desk.example/', contactForm: 'https://form.example/' },
    { href: 'https://desk.example/?term=A+right' },
  ],
  [{ contactForm: 'https://form.example/' }, { href: 'https://form.example/?term=A+right' }],
  [{ helpDesk: 'javascript:alert(1)' }, { href: 'tel:+34910004711', phone: '+34 (91) 000-4711' }],
  [{}, { href: 'tel:+34910004711', phone: '+34 (91) 000-4711' }],
])('returns for a country with %j the contact %j', (links, expected) => {
  expect(countryContact(country(links), 'A right')).toEqual(expected)
})
