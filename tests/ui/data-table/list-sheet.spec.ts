import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { count } from '#ui/data-table/list-cells.ts'
import { listSheet } from '#ui/data-table/list-sheet.ts'
import messages from '#ui/messages/ru.json' with { type: 'json' }

it('an exported workbook contains units in the language of the page', () => {
  const intl = createIntl({ locale: 'ru', messages, onError: () => {} })
  const sheet = listSheet(
    intl,
    'deliverynotes',
    [{ id: 'grossWeightKg' }],
    [[count(1.5, 'kilogram')], [count(undefined, 'kilogram')]],
  )
  expect(sheet.rows).toEqual([
    [1.5, 'кг'],
    [undefined, undefined],
  ])
})
