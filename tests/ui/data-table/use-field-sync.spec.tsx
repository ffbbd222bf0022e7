// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFieldSync } from '#ui/data-table/use-field-sync.ts'

afterEach(cleanup)

type Fields = Readonly<Record<string, string>>

function Search({ fields }: { readonly fields: ReadonlyMap<string, string> }) {
  return (
    <form ref={useFieldSync(fields)}>
      <input aria-label="term" name="term" defaultValue={fields.get('term')} />
      <input aria-label="late" name="late" type="checkbox" value="1" defaultChecked={fields.has('late')} />
      <select aria-label="status" name="status" defaultValue={fields.get('status') ?? ''}>
        <option value="">any</option>
        <option value="open">open</option>
      </select>
    </form>
  )
}

function search(before: Fields) {
  const { rerender } = render(<Search fields={new Map(Object.entries(before))} />)
  return { change: (after: Fields) => rerender(<Search fields={new Map(Object.entries(after))} />) }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('a value removed from the URL is removed from its fields', () => {
  const { change } = search({ term: 'brake', late: '1', status: 'open' })
  change({ term: 'brake' })
  expect([field('term').value, field('late').checked, field('status').value]).toEqual(['brake', false, ''])
  change({ late: '1', status: 'open' })
  expect([field('term').value, field('late').checked, field('status').value]).toEqual(['', true, 'open'])
})

test('a change of the URL retains the focus, and text typed in fields that it does not change', () => {
  const { change } = search({ late: '1' })
  field('term').focus()
  field('term').value = 'half a nu'
  change({})
  expect(field('term').value).toBe('half a nu')
  expect(field('late').checked).toBe(false)
  expect(document.activeElement).toBe(field('term'))
})
