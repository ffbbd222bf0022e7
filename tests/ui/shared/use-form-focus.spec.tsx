// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFormFocus } from '#ui/shared/use-form-focus.ts'

afterEach(cleanup)

type Props = { readonly isOpen?: boolean; readonly rejection?: object }

function Page({ isOpen = false, rejection }: Props) {
  return (
    <>
      <a href="/edit">Change</a>
      {isOpen && <Form rejection={rejection} />}
    </>
  )
}

function Form({ rejection }: { readonly rejection: object | undefined }) {
  const place = useFormFocus<HTMLFormElement>(rejection, true)
  return (
    <form ref={place}>
      <input type="hidden" name="id" />
      <input aria-label="role" />
      <input aria-label="limit" aria-invalid={rejection !== undefined} />
    </form>
  )
}

const focused = () => document.activeElement

test('a form that a link opens gets the focus, and returns it when it closes', async () => {
  const { rerender } = render(<Page />)
  screen.getByText('Change').focus()
  rerender(<Page isOpen />)
  expect(focused()).toBe(screen.getByLabelText('role'))
  rerender(<Page />)
  await Promise.resolve()
  expect(focused()).toBe(screen.getByText('Change'))
})

test('each rejection of a form focuses its first invalid control', () => {
  const { rerender } = render(<Page isOpen />)
  for (const rejection of [{}, {}]) {
    screen.getByLabelText('role').focus()
    rerender(<Page isOpen rejection={rejection} />)
    expect(focused()).toBe(screen.getByLabelText('limit'))
  }
})
