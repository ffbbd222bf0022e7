// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { ConsentButton } from '#ui/tracking/consent-button.tsx'
import { Consent } from '#ui/tracking/consent.tsx'
import type { VisitorEnvironment } from '#ui/composition/visitor-environment.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const TITLE = 'May we measure how the shop is used?'

async function asked(environment: Partial<VisitorEnvironment>) {
  const shop = anyShop(environment)
  const page = (
    <>
      <main id="main" tabIndex={-1} />
      <ConsentButton />
      <Consent />
    </>
  )
  await renderPage(page, { shop })
  return shop.get(ConsentStore)
}

it('the consent banner is not shown if no trackers are configured', async () => {
  await asked({})
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(TITLE)).toBeNull()
})

it.each([
  ['Accept', 'granted'],
  ['Decline', 'denied'],
])('the consent banner closes on the button %s, which sets the choice to %s', async (name, choice) => {
  const store = await asked({ isTracked: true })
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(store.choice).toBe(choice)
  expect(screen.queryByText(TITLE)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('the consent banner renders both buttons with the same style', async () => {
  await asked({ isTracked: true })
  const accept = await screen.findByRole('button', { name: 'Accept' })
  expect(accept.className).toBe(screen.getByRole('button', { name: 'Decline' }).className)
})

it('the consent banner gets the focus if the user opens it, and returns the focus to its button', async () => {
  const store = await asked({ isTracked: true, consent: 'granted' })
  expect(screen.queryByText(TITLE)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Privacy settings' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: TITLE }))
  expect(screen.getByText('Currently: accepted.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(store.isGranted).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Privacy settings' }))
})
