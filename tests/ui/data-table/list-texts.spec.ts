import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { ListFilter } from '#domain/data-table/list-shape.ts'
import { choiceTextId, columnTextId } from '#ui/data-table/list-texts.ts'
import messages from '#ui/messages/de.json' with { type: 'json' }
import frenchMessages from '#ui/messages/fr.json' with { type: 'json' }

const texts = JSON.parse(readFileSync('src/ui/messages/en.json', 'utf8')) as Record<string, string>

type Exported = Readonly<Record<string, { readonly name?: string; readonly filters?: readonly ListFilter[] }>>

const lists = Object.values(import.meta.glob<Exported>('/src/ui/**/*.columns.ts', { eager: true }))
  .flatMap((module) => Object.values(module))
  .flatMap(({ name = '', filters = [] }) => filters.map((filter) => ({ name, filter })))

it('each value of each filter with fixed values has a label', () => {
  const ids = lists.flatMap(({ name, filter }) =>
    filter.kind === 'choice'
      ? filter.values.map((value) => choiceTextId({ messages: texts }, name, filter.id, value))
      : [],
  )
  expect(ids.length).toBeGreaterThan(40)
  expect(ids.filter((id) => !(id in texts))).toEqual([])
})

it.each([
  ['people', 'Name'],
  ['mycarts', 'Name'],
  ['backorders', 'Bezeichnung'],
])('the column "name" of the list %s has the heading %s in German', (list, heading) => {
  const intl = createIntl({ locale: 'de', messages, onError: () => {} })
  expect(intl.formatMessage({ id: columnTextId(intl, list, 'name') })).toBe(heading)
})

it.each([
  ['orders', 'En cours'],
  ['invoices', 'À solder'],
])('the status "open" of the list %s has the label %s in French', (list, label) => {
  const intl = createIntl({ locale: 'fr', messages: frenchMessages, onError: () => {} })
  expect(intl.formatMessage({ id: choiceTextId(intl, list, 'status', 'open') })).toBe(label)
})
