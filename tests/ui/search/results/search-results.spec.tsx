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
import { stubResizeObserver } from '../../../fixtures/resize-observer.fixture.ts'

stubResizeObserver()

async function renderResults(query: string, visited?: Container) {
  const shop = await withContent(visited ?? anyShop())
  const url = readResultsUrl(new URLSearchParams(query))
  const model = shop.get(SearchResultsViewModel)
  model.show({ url, listed: await shop.get(ListParts).run(url) })
  return renderPage(<SearchResults model={model} />, { shop, at: `/en/search/results?${query}` })
}

it('the results page shows when the next delivery of a part arrives', async () => {
  await renderResults('term=brake', await loggedInShop('full'))
  expect(screen.getAllByText(/^more on \d|^\d+ \w+ \d{4}$|^no date yet$/).length).toBeGreaterThan(0)
})

it('the results page escapes a malicious term', async () => {
  const term = '"><img src=x onerror=alert(1)>{{7*7}}'
  const { container } = await renderResults(new URLSearchParams({ term }).toString())

  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(term)
  expect(container.querySelector('img[src="x"]')).toBeNull()
})

it('the results page offers alternatives after an empty result', async () => {
  await renderResults('term=zzzzzzz&divisions=truck')

  expect(await screen.findByText('No parts found')).toBeTruthy()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/en/search/results?term=zzzzzzz', '/en/categories', '/en']))
})

it('the results page prefills the quantities of the term, and offers the quick order', async () => {
  await renderResults('term=4x+1.00190,+3.71783', await loggedInShop('full'))

  expect(await screen.findByRole('link', { name: 'Open 2 numbers in quick order' })).toBeTruthy()
  const quantities = screen.getAllByRole<HTMLInputElement>('spinbutton', { name: /^Quantity/ })
  expect(quantities.map(({ value }) => value)).toEqual(['4', '1'])
})

it('the results page shows the API’s interpretation of the term, with a link to remove a word', async () => {
  const shop = await withContent(anyShop())
  const url = readResultsUrl(new URLSearchParams('term=brake+dsic+scania+qqq'))
  const listedParts = await shop.get(ListParts).run(readResultsUrl(new URLSearchParams('term=brake+disc')))
  const model = shop.get(SearchResultsViewModel)
  const understood = [
    { text: 'brake dsic', as: 'part-type', value: 'Brake disc' },
    { text: 'dsic', as: 'corrected', value: 'disc' },
    { text: 'scania', as: 'maker', value: 'Scania' },
    { text: 'qqq', as: 'left-out', value: '' },
  ] as const
  const suggestions = [{ term: 'brake disc', total: 151 }]
  model.show({ url, listed: { ...listedParts, result: { ...listedParts.result, understood, suggestions } } })
  await renderPage(<SearchResults model={model} />, { shop, at: '/en/search/results' })

  const way = async (name: string | RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await way('Search without “scania”')).toBe('/en/search/results?term=brake+dsic+qqq')
  expect(await way('brake disc 151 parts')).toBe('/en/search/results?term=brake+disc')
  expect(screen.getByText('Found without “qqq”')).toBeTruthy()
  expect(screen.getByText(/“dsic” was read as/)).toBeTruthy()
})

it.each(['list', 'table'])(
  'the results page contains no prices in the view "%s" for users without prices',
  async (view) => {
    const { container } = await renderResults(`term=brake+disc&view=${view}`, await loggedInShop('noprice'))

    expect((await screen.findAllByRole('spinbutton')).length).toBeGreaterThan(0)
    expect(container.innerHTML).not.toMatch(/€|EUR|Price|sort=price/)
  },
)

it('the results page marks the view that is shown: on a phone a table is shown as a list', async () => {
  await renderResults('categories=B13&view=table', await loggedInShop('full'))
  const links = within(await screen.findByRole('group', { name: 'View' })).getAllByRole('link')
  const shownAt = (link: HTMLElement) => /onlyOnPhone|notOnPhone/.exec(link.className)?.[0]
  expect(links.map((link) => [link.ariaLabel, shownAt(link), link.getAttribute('aria-current')])).toEqual([
    ['List', 'onlyOnPhone', 'true'],
    ['List', 'notOnPhone', null],
    ['Grid', undefined, null],
    ['Table', 'notOnPhone', 'true'],
  ])
})

it('the results page shows a table whose headings sort and whose values filter the list', async () => {
  await renderResults('categories=B13&view=table', await loggedInShop('full'))

  const headers = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(headers).toEqual([
    'Part number',
    'Name',
    'OE number',
    'Operating pressure',
    'Stroke',
    'Type',
    'Availability',
    'Price',
    'Quantity',
  ])
  const hrefOf = (link: HTMLElement) => link.getAttribute('href')
  const sort = screen.getByRole('link', { name: 'Stroke' })
  expect(hrefOf(sort)).toBe('/en/search/results?categories=B13&sort=attr.stroke&view=table')
  const [value] = screen.getAllByRole('link', { name: /^[\d.]+\sbar$/ })
  expect(hrefOf(value!)).toMatch(/&attr.pressure.min=([\d.]+)&attr.pressure.max=\1&view=table$/)
})

it('the results page marks the searched text in an OE number', async () => {
  const shop = anyShop()
  const { result } = await shop.get(ListParts).run(readResultsUrl(new URLSearchParams('term=brake+disc')))
  const oe = result.products.find(({ mainOe }) => mainOe?.manufacturer === 'MAN')?.mainOe?.referenceNo ?? ''
  const { container } = await renderResults(`term=${oe.replaceAll(/[.-]/g, '')}&page=1`, shop)

  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain(oe)
})

it.each([
  ['news=true', ['Home', 'Promotions']],
  ['divisions=trailer', ['Home', 'Product divisions', 'Trailers']],
  ['categories=B11', ['Home', 'Product groups', 'Brake system', 'Disc brake']],
  ['term=brake&categories=B11', ['Home', 'Search results']],
])('the results page shows the groups above the list as breadcrumbs for %s', async (query, crumbs) => {
  await renderResults(query)

  const items = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.replace(/^\W+|\W+$/g, ''))).toEqual(crumbs)
})
