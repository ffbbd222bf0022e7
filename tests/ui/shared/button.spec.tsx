// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { SubmitEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '#ui/shared/button.tsx'

afterEach(cleanup)

it('a button calls its handler when it is pressed', async () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Save</Button>)

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(onClick).toHaveBeenCalledOnce()
})

it('a button does not submit a form by default', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>More</Button>
      <Button type="submit">Send</Button>
    </form>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(onSubmit).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('a button ignores clicks and submissions while it is busy, but retains its name and the focus', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()

  rerender(form(true))
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')

  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save', busy: true }))
})

it('a button replaces its icon by a spinner while it is busy', () => {
  const { container, rerender } = render(<Button icon="cart-add">Add</Button>)
  expect(iconsIn(container)).toEqual(['i-cart-add'])

  rerender(
    <Button icon="cart-add" busy>
      Add
    </Button>,
  )
  expect(iconsIn(container)).toEqual(['i-spinner'])
})

function iconsIn(container: HTMLElement) {
  return [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1])
}
