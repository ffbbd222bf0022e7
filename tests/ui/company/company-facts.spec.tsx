// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompanyContacts, CompanyFigures, CompanyPlaces } from '#ui/company/company-facts.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const HOURS = [{ weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '15:00' }]

it('the company page shows only known figures, and the year of foundation without a thousands separator', async () => {
  await renderPage(<CompanyFigures figures={{ founded: 1987, parts: 20_000, places: 0 }} />, {
    shop: anyShop(),
  })
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual(['1987', '20,000'])
})

it('the company page shows a location with its address, opening hours and services', async () => {
  const place = {
    name: 'Venlo',
    street: 'Aanhangerweg 9',
    postCode: '5928 LR',
    city: 'Venlo',
    countryCode: 'NL',
  }
  const places = [{ ...place, hours: HOURS, services: ['STOCK', 'FORKLIFT'] as const }]
  await renderPage(<CompanyPlaces places={places} />, { shop: anyShop() })
  const [{ textContent } = { textContent: '' }] = screen.getAllByRole('listitem')
  expect(textContent).toContain('5928 LR Venlo, Netherlands')
  expect(textContent).toContain('Mon–Fri 09:00–15:00')
  expect(textContent).toContain('Forklift')
})

it('the company page shows contact persons by topic with a telephone link', async () => {
  const contacts = [{ topic: 'RETURNS', name: 'Aylin Sattel', phone: '+49 251 000 4711-12' }] as const
  await renderPage(<CompanyContacts contacts={contacts} hours={HOURS} />, { shop: anyShop() })
  expect(screen.getByText('Returns and warranty')).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+49251000471112')
})
