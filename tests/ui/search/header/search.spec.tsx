// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { systemClock } from '#adapters/browser/system-clock.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { Search } from '#ui/search/header/search.tsx'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { anyShop, SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Part number, OE number or name' })

/** Types a term into the search field, and waits for the suggested parts. */
async function searchFor(term: string, shop = anyShop({ clock: systemClock })) {
  await renderPage(<Search />, { shop })
  const user = userEvent.setup()
  await user.keyboard(`/${term}`)
  await screen.findByRole('grid', { name: /Parts/ }, { timeout: 20_000 })
  return user
}

const rows = () => within(screen.getByRole('grid', { name: /Parts/ })).getAllByRole('row')

it('the search form submits its term by GET to the results page', async () => {
  await renderPage(<Search />)
  const form = field().closest('form')

  expect([form?.method, form?.getAttribute('action'), field().name]).toEqual([
    'get',
    '/en/search/results',
    'term',
  ])
})

it('the search field is focused by the key /, which is not typed into it', async () => {
  await renderPage(<Search />)
  await userEvent.keyboard('/')

  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('')
})

it('the search field retains the focus in the text field while arrow keys move between the rows', async () => {
  const user = await searchFor('brake')
  await user.keyboard('{ArrowDown}')

  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-activedescendant')).toBe(rows()[0]?.id)
  expect(rows()[0]?.getAttribute('aria-selected')).toBe('true')
})

it('the right arrow key expands the details of the active row, and the left one collapses them', async () => {
  const user = await searchFor('brake')
  const before = rows().length

  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(rows()).toHaveLength(before + 1)
  await user.keyboard('{ArrowLeft}')
  expect(rows()).toHaveLength(before)
})

it('the search field moves the focus from an active row to its quantity, and back to the text', async () => {
  const user = await searchFor('brake', await loggedInShop('full', { clock: systemClock }))

  await user.keyboard('{ArrowDown}{ArrowDown}{Tab}')
  expect(rows()[1]?.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.getAttribute('role')).toBe('spinbutton')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(field())
})

it('the search field is cleared by Enter in a quantity field, for the next number', async () => {
  const user = await searchFor('brake', await loggedInShop('full', { clock: systemClock }))
  expect(screen.queryByText('quantity')).toBeNull()

  await user.keyboard('{ArrowDown}')
  expect(screen.getByText('quantity')).toBeTruthy()
  await user.keyboard('{Tab}4{Enter}')
  expect([document.activeElement, field().value]).toEqual([field(), ''])
  await user.keyboard('next')
  expect(field().value).toBe('next')
})

it('the search field closes on Tab if no row is active', async () => {
  const user = await searchFor('brake', await loggedInShop('full', { clock: systemClock }))

  await user.keyboard('{Tab}')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear search' }))
})

it('the search field closes on the first Escape, and clears the text on the second', async () => {
  const user = await searchFor('brake')

  await user.keyboard('{Escape}')
  expect([field().getAttribute('aria-expanded'), field().value]).toEqual(['false', 'brake'])
  await user.keyboard('{Escape}')
  expect(field().value).toBe('')
})

it('the search field announces the number of results', async () => {
  await searchFor('brake')

  await waitFor(() =>
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContainEqual(
      expect.stringMatching(/parts and \d+ product groups? found/),
    ),
  )
})

it('the search field offers its interpretations by arrow keys and Enter', async () => {
  const shop = anyShop({ clock: systemClock })
  shop.get(SearchModeStore).set('part-and-vin')
  const page = (
    <>
      <Search />
      <Address />
    </>
  )
  await renderPage(page, { shop })
  const user = userEvent.setup()

  await user.keyboard('/WMA06XZZ8CP034890')
  await screen.findByRole('link', { name: /^Vehicle with VIN/ }, { timeout: 8_000 })
  expect(screen.queryByText(/Ignored/)).toBeNull()
  await user.keyboard('{ArrowDown}')
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toContain('Vehicle with VIN WMA06XZZ8CP034890 · MAN')
  await user.keyboard('{Enter}')

  expect(await screen.findByText('/en/vin/search/WMA06XZZ8CP034890')).toBeTruthy()
})

function Address() {
  return <p>{useLocation().pathname}</p>
}

it('the search field announces no keys if there are no rows', async () => {
  await renderPage(<Search />, { shop: anyShop({ clock: systemClock }) })
  await userEvent.setup().keyboard('/zzzzzz')

  await screen.findByText('No parts found', {}, { timeout: 8_000 })
  expect(screen.queryByText('move')).toBeNull()
})

it('the search field is marked as busy while the request is in flight', async () => {
  const { respond } = createMockBackend({ size: SMALL_CATALOGUE })
  const result = Promise.withResolvers<void>()
  const shop = anyShop({
    clock: systemClock,
    fetch: async (request) => {
      if (request.url.endsWith('/partSearch')) await result.promise
      return respond(request)
    },
  })
  await renderPage(<Search />, { shop })
  const isBusy = () => field().closest('form')?.nextElementSibling?.getAttribute('aria-busy')
  await userEvent.setup().keyboard('/brake')
  await screen.findByText('Searching')
  expect(isBusy()).toBe('true')

  result.resolve()
  await screen.findByRole('grid', { name: /Parts/ }, { timeout: 20_000 })
  expect(isBusy()).toBe('false')
})
