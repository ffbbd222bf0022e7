// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useKeptFocus } from '#ui/shared/use-kept-focus.ts'

afterEach(cleanup)

function Page({ told }: { readonly told?: string }) {
  return (
    <>
      <input aria-label="search" />
      {told === undefined && <input aria-label="street" />}
      <Told told={told} />
    </>
  )
}

function Told({ told }: { readonly told: string | undefined }) {
  const place = useKeptFocus<HTMLParagraphElement>(told)
  return (
    <p tabIndex={-1} ref={place}>
      {told}
    </p>
  )
}

test('what is told has the focus of the form that is gone', () => {
  const { rerender } = render(<Page />)
  screen.getByLabelText('street').focus()
  rerender(<Page told="saved" />)
  expect(document.activeElement).toBe(screen.getByText('saved'))
})

test('a focus that stands elsewhere stays there', () => {
  const { rerender } = render(<Page />)
  screen.getByLabelText('search').focus()
  rerender(<Page told="saved" />)
  expect(document.activeElement).toBe(screen.getByLabelText('search'))
})

test('while nothing is told, nothing takes the focus', () => {
  render(<Page />)
  expect(document.activeElement).toBe(document.body)
})
