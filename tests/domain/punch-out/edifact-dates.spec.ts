import { expect, it } from 'vitest'
import { edifactDays } from '#domain/punch-out/edifact-dates.ts'

it.each([
  ['2027011420270121', { from: '2027-01-14', to: '2027-01-21' }],
  ['2027011420270114', { from: '2027-01-14', to: '2027-01-14' }],
  ['2027012120270114', undefined],
  ['20270114', undefined],
])('the period %s is parsed to %j', (value, days) => {
  expect(edifactDays(value, '718')).toEqual(days)
})
