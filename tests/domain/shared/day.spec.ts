import { expect, it } from 'vitest'
import { isDay } from '#domain/shared/day.ts'

it.each(['2026-11-25', '2028-02-29', '0001-01-01'])('accepts %s as a day', (text) => {
  expect(isDay(text)).toBe(true)
})

it.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-11-31',
  '2026-1-5',
  ' 2026-11-25',
  '2026-11-25T00:00',
  '20261125',
])('rejects %j as a day', (text) => {
  expect(isDay(text)).toBe(false)
})
