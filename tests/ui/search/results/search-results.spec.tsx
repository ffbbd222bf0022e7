// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListParts } from '#application/search/list-parts.ts'
import { readResultsUrl } from '#application/search/results-url.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { SearchResults } from '#ui/search/results/search-results.tsx'
import { SearchResultsViewModel } from '#ui/search/results/search-results.view-model.ts'
import { loggedInShop, withContent } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

async function renderResults(query: string, visited?: Container) {
  const shop = await withContent(visited ?? anyShop())
  const address = readResultsUrl(new URLSearchParams(query))
  const model = shop.get(SearchResultsViewModel)
  model.show({ address, listed: await shop.get(ListParts).run(address) })
  return renderPage(<SearchResults model={model} />, { shop, at: `/en/search/results?${query}` })
}

it('shows a hostile term as the text that it is', async () => {
  const term = '"><img src=x onerror=alert(1)>{{7*7}}'
  const { container } = await renderResults(new URLSearchParams({ term }).toString())

  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(term)
  expect(container.querySelector('img[src="x"]')).toBeNull()
})

it('shows 200 characters of a term that has no end', async () => {
  await renderResults(`term=${'9'.repeat(5_000)}`)

  expect(screen.getByRole('heading', { level: 1 }).textContent?.match(/9+/)?.[0]).toHaveLength(200)
})

it('leads on from nothing', async () => {
  await renderResults('term=zzzzzzz&divisions=truck')

  expect(screen.getByText('No articles found')).toBeTruthy()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/en/search/results?term=zzzzzzz', '/en/categories', '/en']))
})

it('leads anonymous visitors to the login and holds nothing to buy', async () => {
  const { container } = await renderResults('term=brake+disc')

  expect(screen.getByRole('link', { name: /Log in/ }).getAttribute('href')).toBe('/en/login')
  expect(container.textContent).not.toContain('€')
  expect(screen.queryByRole('spinbutton', { name: /quantity/i })).toBeNull()
  expect(screen.queryByRole('button', { name: /cart/i })).toBeNull()
})

it('holds no price anywhere for those who see none', async () => {
  const { container } = await renderResults('term=brake+disc', await loggedInShop('noprice'))

  expect(screen.getAllByRole('spinbutton').length).toBeGreaterThan(0)
  expect(container.innerHTML).not.toMatch(/€|EUR/)
})

it('pages by links that keep what is shown', async () => {
  await renderResults('categories=B11&page=2')

  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(pages.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/en/search/results?categories=B11&page=3',
  )
  expect(pages.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(
    '/en/search/results?categories=B11',
  )
})

it('marks the piece of the OE number that was searched', async () => {
  const shop = anyShop()
  const { result } = await shop.get(ListParts).run(readResultsUrl(new URLSearchParams('term=brake+disc')))
  const oe = result.products.find(({ mainOe }) => mainOe?.manufacturer === 'MAN')?.mainOe?.referenceNo ?? ''
  const { container } = await renderResults(`term=${oe.replaceAll(/[.-]/g, '')}&page=1`, shop)

  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain(oe)
})
