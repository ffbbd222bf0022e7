// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useRestoreFocus } from '#ui/shared/use-restore-focus.ts'

afterEach(cleanup)

function Page({ message }: { readonly message?: string }) {
  return (
    <>
      <input aria-label="search" />
      {message === undefined && <input aria-label="street" />}
      <Message message={message} />
    </>
  )
}

function Message({ message }: { readonly message: string | undefined }) {
  const ref = useRestoreFocus<HTMLParagraphElement>(message)
  return (
    <p tabIndex={-1} ref={ref}>
      {message}
    </p>
  )
}

test('the message that replaces a focused form gets the focus', () => {
  const { rerender } = render(<Page />)
  screen.getByLabelText('street').focus()
  rerender(<Page message="saved" />)
  expect(document.activeElement).toBe(screen.getByText('saved'))
})

test('the message that replaces a form takes no focus from another element', () => {
  const { rerender } = render(<Page />)
  screen.getByLabelText('search').focus()
  rerender(<Page message="saved" />)
  expect(document.activeElement).toBe(screen.getByLabelText('search'))
})

test('no element gets the focus if no message replaces the form', () => {
  render(<Page />)
  expect(document.activeElement).toBe(document.body)
})
