// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { Home } from '#ui/home/home.tsx'
import { HomeViewModel } from '#ui/home/home.view-model.ts'
import { loggedInShop, withContent } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

/** jsdom has no media queries: the carousel does not advance there. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

async function renderHome(visited?: Container) {
  const shop = await withContent(visited ?? anyShop())
  const model = shop.get(HomeViewModel)
  model.show(await shop.get(ListPromotions).run())
  return renderPage(<Home model={model} />, { shop })
}

it('the home page contains a form for part numbers that works without scripts', async () => {
  const { container } = await renderHome()

  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/en/search/results')
  expect(form?.getAttribute('method')).toBe('get')
  expect(screen.getByLabelText('Part or OE number').getAttribute('name')).toBe('term')
})

it('the home page shows all groups in place on request, and focuses the first new one', async () => {
  await renderHome()
  const more = screen.getByRole('link', { name: /Show 4 more groups/ })
  const groups = () =>
    screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/results?categories='))
  const { length } = groups()
  expect(more.getAttribute('href')).toBe('/en/categories')

  await userEvent.click(more)

  expect(screen.queryByRole('link', { name: /more groups/ })).toBeNull()
  expect(groups()).toHaveLength(length + 4)
  expect(document.activeElement).toBe(groups()[length])
})

it('the home page shows guests delivery time, locations and contact data, and links a maker to its vehicles', async () => {
  const shop = await withContent(anyShop())
  const model = shop.get(HomeViewModel)
  model.show(undefined, undefined, [{ slug: 'man', name: 'MAN' }])
  await renderPage(<Home model={model} />, { shop })
  expect(screen.getByText(/^In stock, ordered by 1\d:30: delivered the next working day$/)).toBeDefined()
  expect(screen.getByText('Münster, Ulm and Venlo: pick-up by appointment')).toBeDefined()
  expect(screen.getByRole('link', { name: '+49 251 000 4711' }).getAttribute('href')).toBe(
    'tel:+492510004711',
  )
  expect(screen.getByText('Mon–Fri 07:00–18:00')).toBeDefined()
  expect(screen.getByRole('link', { name: 'MAN' }).getAttribute('href')).toBe('/en/vehicles/man')
})

it('the home page shows a customer the dashboard in place of the introduction', async () => {
  const shop = await withContent(await loggedInShop('full'))
  shop.get(SearchModeStore).set('part-and-vin')
  const model = shop.get(HomeViewModel)
  model.show(undefined, {
    asOf: '2026-11-21T08:00:00Z',
    invoices: { open: 2, overdue: 1 },
    lastVin: 'WMA06XZZ8CP034890',
    lastList: { listId: 'l 1', name: 'Workshop', count: 4 },
  })
  await renderPage(<Home model={model} />, { shop })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Anna Becker')
  expect(screen.getByText('1 invoice is overdue')).toBeDefined()
  expect(screen.getByRole('link', { name: /^WMA06XZZ8CP034890/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /^Workshop/ }).getAttribute('href')).toMatch(/\?list=l%201$/)
  expect(screen.queryByText(/^In stock, ordered by/)).toBeNull()
})
