// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { QuantitySpinner } from '#ui/shared/quantity-spinner.tsx'

afterEach(cleanup)

type Asked = {
  readonly start?: string
  readonly onStep?: (by: number) => void
  readonly onLeave?: () => void
}

function Held({ start = '5', onStep = () => {}, onLeave }: Asked) {
  const [text, setText] = useState(start)
  return (
    <QuantitySpinner
      value={text}
      minimum={1}
      maximum={999}
      label="Quantity of 3.61984"
      lessLabel="Less"
      moreLabel="More"
      onChange={setText}
      onStep={onStep}
      onLeave={onLeave}
    />
  )
}

const spinner = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of 3.61984' })

it.each([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
])('the quantity spinner changes the quantity on %s', async (key, offset) => {
  const onStep = vi.fn()
  render(<Held onStep={onStep} />)

  await userEvent.type(spinner(), `{${key}}`)

  expect(onStep.mock.calls).toEqual([[offset]])
})

it.each([
  ['Home', '1'],
  ['End', '999'],
])(
  'the quantity spinner jumps to the limit with Control and %s, and moves only the caret without Control (%s)',
  async (key, text) => {
    render(<Held />)

    await userEvent.type(spinner(), `{${key}}`)
    expect(spinner().value).toBe('5')

    await userEvent.keyboard(`{Control>}{${key}}{/Control}`)
    expect(spinner().value).toBe(text)
  },
)

it('the quantity spinner ignores keys with another modifier', async () => {
  const onStep = vi.fn()
  render(<Held onStep={onStep} />)

  await userEvent.click(spinner())
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Shift>}{End}{/Shift}')

  expect(onStep).not.toHaveBeenCalled()
  expect(spinner().value).toBe('5')
})

it('the quantity spinner replaces the number when the user focuses the field and types', async () => {
  render(<Held />)

  await userEvent.tab()
  await userEvent.keyboard('12')

  expect(document.activeElement).toBe(spinner())
  expect(spinner().value).toBe('12')
})

it('the quantity spinner has step buttons, which are not in the tab order', async () => {
  const onStep = vi.fn()
  render(<Held onStep={onStep} />)

  await userEvent.click(screen.getByRole('button', { name: /^Less: / }))
  await userEvent.click(screen.getByRole('button', { name: /^More: / }))
  expect(onStep.mock.calls).toEqual([[-1], [1]])

  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('the quantity spinner keeps the focus in the number when a button is pressed', async () => {
  render(<Held />)

  await userEvent.click(spinner())
  await userEvent.click(screen.getByRole('button', { name: /^More: / }))

  expect(document.activeElement).toBe(spinner())
})

it('the quantity spinner has its number and range as ARIA values, but no number while the text is invalid', async () => {
  render(<Held />)
  expect(spinner().getAttribute('aria-valuenow')).toBe('5')
  expect(spinner().getAttribute('aria-valuemin')).toBe('1')
  expect(spinner().getAttribute('aria-valuemax')).toBe('999')

  await userEvent.clear(spinner())
  expect(spinner().hasAttribute('aria-valuenow')).toBe(false)

  await userEvent.type(spinner(), 'two')
  expect(spinner().hasAttribute('aria-valuenow')).toBe(false)
})

it('the quantity spinner disables its step button at the minimum and at the maximum', () => {
  const { unmount } = render(<Held start="1" />)
  expect(isOff('Less')).toBe(true)
  expect(isOff('More')).toBe(false)
  unmount()

  render(<Held start="999" />)
  expect(isOff('Less')).toBe(false)
  expect(isOff('More')).toBe(true)
})

it('the quantity spinner reports when the field is left', async () => {
  const onLeave = vi.fn()
  render(<Held onLeave={onLeave} />)

  await userEvent.type(spinner(), '7')
  expect(onLeave).not.toHaveBeenCalled()

  await userEvent.tab()
  expect(onLeave).toHaveBeenCalledOnce()
})

function isOff(name: string) {
  return screen.getByRole<HTMLButtonElement>('button', { name: `${name}: Quantity of 3.61984` }).disabled
}
