// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { AlertBox } from '#ui/shared/alert-box.tsx'

afterEach(cleanup)

it('the alert box is not announced if it exists on page load', () => {
  render(<AlertBox modifier="negative" role="none" headline="You are offline" />)

  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('You are offline')).toBeTruthy()
})

it('the alert box renders texts and links as a list', () => {
  render(
    <MemoryRouter>
      <AlertBox
        modifier="negative"
        headline="2 rows"
        list={[{ name: 'Row 3', href: '/quick-order#row3' }, 'Row 5: not found']}
      />
    </MemoryRouter>,
  )

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Row 3',
    'Row 5: not found',
  ])
  expect(screen.getByRole('link', { name: 'Row 3' }).getAttribute('href')).toBe('/quick-order#row3')
})

it('the alert box is dismissed by its button, which is absent if it may not be dismissed', async () => {
  const onClose = vi.fn()
  const { rerender } = render(
    <AlertBox modifier="positive" headline="Saved" closeLabel="Close message" onClose={onClose} />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(onClose).toHaveBeenCalledOnce()

  rerender(<AlertBox modifier="positive" headline="Saved" />)
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  ['positive', 'ok', 'status'],
  ['warning', 'warn', 'status'],
  ['negative', 'error', 'alert'],
  ['info', 'info', 'status'],
] as const)('the alert box of the kind %s has the icon %s and the ARIA role %s', (modifier, icon, role) => {
  const { container } = render(<AlertBox modifier={modifier} headline="4 rows" text="Look at them." />)

  expect(screen.getByRole(role).textContent).toBe('4 rows' + 'Look at them.')

  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#i-${icon}$`))
})
