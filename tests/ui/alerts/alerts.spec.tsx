// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { AlertRequest } from '#domain/alerts/alert.ts'
import { Alerts } from '#ui/alerts/alerts.tsx'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

async function renderAlerts(...alerts: readonly AlertRequest[]) {
  const shop = anyShop()
  await renderPage(<Alerts />, { shop })
  act(() => alerts.forEach((alert) => shop.get(AlertsStore).raise(alert)))
}

it('errors are announced assertively, and all other alerts politely to screen readers', async () => {
  await renderAlerts({ kind: 'error', text: 'Not added' }, { kind: 'success', text: 'Added' })

  expect(within(screen.getByRole('alert')).getByText('Not added')).toBeTruthy()
  expect(within(screen.getByRole('status')).getByText('Added')).toBeTruthy()
})

it('an alert is closed by its button', async () => {
  await renderAlerts({ kind: 'warning', text: 'Mind this' })
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))

  expect(screen.queryByText('Mind this')).toBeNull()
})

it('an alert shows the text of its message id', async () => {
  await renderAlerts({ kind: 'warning', messageId: 'session.wasLoggedOut' })

  expect(screen.getByText('You have been logged out. Log in again to continue.')).toBeTruthy()
})

it('an alert contains a link to the next page', async () => {
  const link = { routeId: 'checkoutStep1', messageId: 'addToCart.toCart' } as const
  await renderAlerts({ kind: 'success', text: 'Added', link })

  const [way] = screen.getAllByRole('link', { name: 'Go to cart' })
  expect(way?.getAttribute('href')).toMatch(/checkout\/step1$/)
})

it('an alert has a headline and a list, which contains only links to pages of the shop', async () => {
  const list = ['plain', { name: 'inside', href: '/categories' }, { name: 'outside', href: '//evil.example' }]
  await renderAlerts({ kind: 'error', text: 'Look', headline: { text: 'Headline' }, list })

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/categories'])
  expect(screen.getByText('outside').tagName).toBe('LI')
  expect(screen.getByText('Headline')).toBeTruthy()
})

/** Dispatches a pointer event with a movement, which jsdom does not support. */
function movePointerOver(element: Element): void {
  const moved = createEvent.pointerMove(element)
  Object.defineProperty(moved, 'movementX', { value: 1 })
  fireEvent(element, moved)
}

it('an alert is not dismissed while the pointer is over it or it has the focus', async () => {
  const clock = new ManualClock()
  const shop = anyShop({ clock })
  await renderPage(<Alerts />, { shop })
  act(() => shop.get(AlertsStore).raise({ kind: 'success', text: 'Added' }))
  const passTime = () => act(() => clock.pass(10_000))

  movePointerOver(screen.getByText('Added'))
  passTime()
  expect(screen.getByText('Added')).toBeTruthy()

  act(() => screen.getByRole('button', { name: 'Close message' }).focus())
  passTime()
  expect(screen.getByText('Added')).toBeTruthy()

  act(() => screen.getByRole('button', { name: 'Close message' }).blur())
  passTime()
  expect(screen.queryByText('Added')).toBeNull()
})

it('an alert returns the focus when it is dismissed by keyboard', async () => {
  const shop = anyShop()
  await renderPage(
    <>
      <button type="button">Before</button>
      <Alerts />
    </>,
    { shop },
  )
  act(() => shop.get(AlertsStore).raise({ kind: 'success', text: 'Added' }))
  const user = userEvent.setup()

  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')

  expect(screen.queryByText('Added')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
})

it.each([
  ['success', 'ok'],
  ['warning', 'warn'],
  ['error', 'error'],
] as const)('an alert of the kind %s has its own icon', async (kind, icon) => {
  await renderAlerts({ kind, text: 'Mind this' })
  const box = screen.getByText('Mind this').closest('div[class*=alert]')?.parentElement

  expect(box?.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#i-${icon}$`))
})
