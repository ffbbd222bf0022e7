// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { Vin } from '#ui/vehicles/search/vin.tsx'
import { VinInputViewModel } from '#ui/vehicles/vin-input.view-model.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const VIN = 'WMA06XZZ8CP034890'

async function open(wasNotFound = false) {
  const shop = anyShop()
  shop.get(VinHistoryStore).add([VIN])
  const model = shop.get(VinInputViewModel)
  await renderPage(<Vin model={model} wasNotFound={wasNotFound} />, { shop })
  return userEvent.setup()
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'VIN, 17 characters' })
const history = () => screen.queryByRole('link', { name: VIN })

it('the VIN search is a form that also works without scripts', async () => {
  await open()
  const form = field().form
  expect([form?.method, form?.getAttribute('action'), field().name]).toEqual(['get', '/en/vin', 'term'])
})

it('the VIN search shows that no vehicle was found', async () => {
  await open(true)
  expect(screen.getByText('No vehicle found')).toBeDefined()
})

it('the VIN search shows the length when a short VIN is submitted, and retains the focus', async () => {
  const user = await open()
  await user.type(field(), 'WMA06{Enter}')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const described = field().getAttribute('aria-describedby')!.split(' ')
  const texts = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(texts).toContain('exactly 17 characters long; 5 have been entered')
  expect(document.activeElement).toBe(field())
})

it('letters that cannot occur in a VIN are corrected with one click', async () => {
  const user = await open()
  await user.type(field(), 'WMA06XZZ8CPO34890')
  expect(screen.getByText(/O at position 12 is probably 0/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: `Change to ${VIN}` }))
  expect(field().value).toBe(VIN)
})

it('the VIN search offers the last searched VINs below the empty field, by keyboard', async () => {
  const user = await open()
  await user.click(field())
  expect(history()?.getAttribute('href')).toBe(`/en/vin/search/${VIN}`)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(history())
})

it.each([
  ['a click outside', (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('the VIN search hides the last searched VINs on %s', async (_, turnAway) => {
  const user = await open()
  await user.click(field())
  expect(history()).not.toBeNull()
  await turnAway(user)
  expect(history()).toBeNull()
})
