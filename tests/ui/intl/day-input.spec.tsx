// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readTypedDay } from '#domain/data-table/typed-day.ts'
import { DayInput } from '#ui/intl/day-input.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

async function fieldWith(value: string) {
  const { container } = await renderPage(<DayInput label="Day" defaultValue={value} />)
  return container.querySelector('input')!
}

it('the date field shows a day in the notation of the language, and an unreadable text as typed', async () => {
  expect((await fieldWith('2026-11-24')).value).toBe('24/11/2026')
  expect((await fieldWith('soon')).value).toBe('soon')
  expect(await fieldWith('')).toMatchObject({ value: '', type: 'text', placeholder: 'dd/mm/yyyy' })
})

it.each([
  '24/11/2026',
  '24.11.26',
  '24.11.26.',
  '1-2-2026',
  '24112026',
  '241126',
  '2026-11-24',
  ' 24 11 2026 ',
])('the pattern of the date field accepts "%s", which is parsed as a day', async (typedText) => {
  expect(readTypedDay(typedText)).toBeDefined()
  expect((await fieldWith(typedText)).validity.patternMismatch).toBe(false)
})

it.each(['soon', '24/11', '24/11/026', '2026/11/24'])(
  'the pattern of the date field rejects "%s", which is not parsed as a day',
  async (typedText) => {
    expect(readTypedDay(typedText)).toBeUndefined()
    expect((await fieldWith(typedText)).validity.patternMismatch).toBe(true)
  },
)
