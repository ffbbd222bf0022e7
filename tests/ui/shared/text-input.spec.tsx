// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TextArea, TextInput } from '#ui/shared/text-input.tsx'

afterEach(cleanup)

it('a text field is named by its label and described by its hint', () => {
  render(<TextInput label="Your reference" hint="Printed on the invoice" />)

  const input = screen.getByRole('textbox', { name: 'Your reference' })
  expect(descriptionOf(input)).toBe('Printed on the invoice')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

it('a text field is marked as invalid, and described by hint and error, if there is an error', () => {
  render(<TextInput label="VIN" hint="17 characters" error="This one has 16." />)

  const input = screen.getByRole('textbox', { name: 'VIN' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(input)).toBe('17 characters This one has 16.')
})

it('a required text field has the attribute `required`, and its label has the class of the asterisk', () => {
  render(<TextInput label="VIN" required />)

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'VIN' }).required).toBe(true)
  expect(document.querySelector('label')?.className).toContain('required')
})

it('a text field retains its accessible name if the label is hidden', () => {
  render(<TextInput label="Search in 14 numbers" labelVariant="hidden" />)

  expect(screen.getByRole('textbox', { name: 'Search in 14 numbers' })).toBeTruthy()
})

it('a text field accepts at most its maximum of characters, and announces when it is reached', async () => {
  render(<TextInput label="Remark" maxLength={4} limitText="You have reached the limit" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Remark' })

  await userEvent.type(input, 'abc')
  expect(screen.queryByText('You have reached the limit')).toBeNull()

  await userEvent.type(input, 'def')
  expect(input.value).toBe('abcd')
  expect(descriptionOf(input)).toBe('You have reached the limit')
  expect(screen.getByText('You have reached the limit').getAttribute('aria-live')).toBe('polite')

  await userEvent.type(input, '{Backspace}')
  expect(screen.queryByText('You have reached the limit')).toBeNull()
})

it('a text field announces that a controlled text has reached its limit', async () => {
  render(<Owned />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

  await userEvent.type(area, 'ab')
  expect(area.value).toBe('AB')
  expect(descriptionOf(area)).toBe('Full')
})

function Owned() {
  const [text, setText] = useState('')
  return (
    <TextArea
      label="Message"
      maxLength={2}
      limitText="Full"
      value={text}
      onChange={(typedText) => setText(typedText.toUpperCase())}
    />
  )
}

function descriptionOf(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
