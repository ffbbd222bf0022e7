// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ListPromotions } from '#application/products/list-promotions.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { Home } from '#ui/home/home.tsx'
import { HomeViewModel } from '#ui/home/home.view-model.ts'
import { withContent } from '../../fixtures/logged-in-shop.fixture.ts'
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

it('searches numbers by a form that needs no script', async () => {
  const { container } = await renderHome()

  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/en/search/results')
  expect(form?.getAttribute('method')).toBe('get')
  expect(screen.getByLabelText('Part or OE number').getAttribute('name')).toBe('term')
})

it('shows more groups in place and focuses the first of them', async () => {
  await renderHome()
  const more = screen.getByRole('link', { name: /Show 4 more groups/ })
  expect(more.getAttribute('href')).toBe('/en/categories')

  await userEvent.click(more)

  expect(screen.queryByRole('link', { name: /more groups/ })).toBeNull()
  expect(document.activeElement?.getAttribute('href')).toMatch(/^\/en\/search\/results\?categories=/)
})
