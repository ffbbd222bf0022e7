// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox, ChoiceGroup, Radio } from '#ui/shared/checkbox.tsx'
import { Segmented } from '#ui/shared/segmented.tsx'
import { Select } from '#ui/shared/select.tsx'

afterEach(cleanup)

it('a checkbox reports whether it is checked, and whether Shift was pressed for a range', async () => {
  const onChange = vi.fn()
  render(<Checkbox label="Compare" onChange={onChange} />)

  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare' }))

  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Compare' }))
  await user.keyboard('{/Shift}')

  expect(onChange.mock.calls).toEqual([
    [true, false],
    [false, true],
  ])
})

it('a checkbox is indeterminate only while its property is set', () => {
  const { rerender } = render(<Checkbox label="All orders" indeterminate />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All orders' })
  expect(box.indeterminate).toBe(true)

  rerender(<Checkbox label="All orders" />)
  expect(box.indeterminate).toBe(false)
})

it('a checkbox has the name of its hidden label, and references its error', () => {
  render(<Checkbox label="Accept the terms" labelHidden error="Accept them to go on." />)

  const box = screen.getByRole('checkbox', { name: 'Accept the terms' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(textOf(box.getAttribute('aria-describedby'))).toBe('Accept them to go on.')
})

it('a group of choices has the name of its label, and references its error', () => {
  render(
    <ChoiceGroup legend="Delivery" error="Choose one.">
      <Radio name="delivery" label="In two parts" />
      <Radio name="delivery" label="Together" />
    </ChoiceGroup>,
  )

  const group = screen.getByRole('group', { name: 'Delivery' })
  expect(textOf(group.getAttribute('aria-describedby'))).toBe('Choose one.')
})

it('the arrow keys move between segments, and a segment with only an icon has a name', async () => {
  render(<View />)

  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'List', checked: true }))

  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Grid', checked: true })).toBeTruthy()
})

function View() {
  const [view, setView] = useState<'list' | 'grid'>('list')
  return (
    <Segmented
      legend="View"
      value={view}
      onChange={setView}
      segments={[
        { value: 'list', label: 'List', icon: 'list' },
        { value: 'grid', label: 'Grid', icon: 'grid' },
      ]}
    />
  )
}

it('a select field reports a chosen option of a group, and references its error', async () => {
  const onChange = vi.fn()
  render(
    <Select
      label="Page"
      error="Choose a page."
      onChange={onChange}
      options={[
        { value: 'overview', text: 'Overview' },
        { text: 'Accounting', options: [{ value: 'invoices', text: 'Invoices' }] },
      ]}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Page' })
  expect(textOf(select.getAttribute('aria-describedby'))).toBe('Choose a page.')

  await userEvent.selectOptions(select, 'Invoices')
  expect(onChange.mock.calls).toEqual([['invoices', select]])
})

function textOf(id: string | null) {
  return id === null ? undefined : document.getElementById(id)?.textContent
}
