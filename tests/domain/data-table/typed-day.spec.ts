import { expect, it } from 'vitest'
import { readTypedDay } from '#domain/data-table/typed-day.ts'

it.each([
  ['2026-11-24', '2026-11-24'],
  ['24.11.2026', '2026-11-24'],
  [' 1/2/2026 ', '2026-02-01'],
  ['24-11-26', '2026-11-24'],
  ['24 11 2026', '2026-11-24'],
  ['24112026', '2026-11-24'],
  ['241126', '2026-11-24'],
  ['24.11.2026.', '2026-11-24'],
])('parses the typed day “%s” to %s', (typedText, day) => expect(readTypedDay(typedText)).toBe(day))

it.each(['', 'tomorrow', '31.02.2026', '11/24/2026', '1.1', '2026', `24.11.2026${' '.repeat(50)}x`])(
  'rejects “%s” as a day',
  (typedText) => expect(readTypedDay(typedText)).toBeUndefined(),
)
