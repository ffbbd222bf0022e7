// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import type { SearchMode } from '#domain/vehicles/search-mode.ts'
import { HeaderSearch } from '#ui/search/header-search.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

async function open(mode: SearchMode, at?: string) {
  const shop = anyShop()
  shop.get(SearchModeStore).set(mode)
  await renderPage(<HeaderSearch />, { shop, at })
  return userEvent.setup()
}

const parts = () => screen.queryByRole<HTMLInputElement>('combobox')
const vins = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'VIN, 17 characters' })
const choose = (user: ReturnType<typeof userEvent.setup>, name: 'Part' | 'VIN') =>
  user.click(screen.getByRole('radio', { name }))

it.each([
  ['part', true, false, 0],
  ['vin', false, true, 0],
  ['part-and-vin', true, false, 2],
] as const)(
  'the header shows the search fields for the mode %s',
  async (mode, hasParts, hasVins, switches) => {
    await open(mode)
    expect([parts() !== null, vins() !== null]).toEqual([hasParts, hasVins])
    expect(screen.queryAllByRole('radio')).toHaveLength(switches)
  },
)

it('the header clears the typed text when the user switches between parts and VIN', async () => {
  const user = await open('part-and-vin', '/en/search/results?term=filter')
  expect(parts()?.value).toBe('filter')
  await choose(user, 'VIN')
  expect(vins()?.value).toBe('')
  await user.type(vins()!, 'WMA')
  await choose(user, 'Part')
  expect(parts()?.value).toBe('')
  await choose(user, 'VIN')
  expect(vins()?.value).toBe('')
})

it('the header opens the page of a VIN without scripts', async () => {
  const user = await open('part-and-vin')
  await choose(user, 'VIN')
  expect([vins()?.form?.getAttribute('action'), vins()?.name]).toEqual(['/en/vin', 'term'])
})

it('the header shows a wrong length only after the VIN is submitted', async () => {
  const user = await open('vin')
  await user.type(vins()!, 'WMA06')
  expect(screen.queryByText(/exactly 17 characters/)).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('5 have been entered')
  expect(vins()?.getAttribute('aria-invalid')).toBe('true')
})
