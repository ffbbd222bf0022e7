import { expect, it } from 'vitest'
import { periodsOn } from '#domain/data-table/periods.ts'

it.each([
  [
    '2026-11-30',
    ['2026-11-01 2026-11-30', '2026-11-01 2026-11-30', '2026-10-01 2026-10-31', '2026-01-01 2026-12-31'],
  ],
  [
    '2027-01-05',
    ['2026-12-07 2027-01-05', '2027-01-01 2027-01-31', '2026-12-01 2026-12-31', '2027-01-01 2027-12-31'],
  ],
  [
    '2028-03-31',
    ['2028-03-02 2028-03-31', '2028-03-01 2028-03-31', '2028-02-01 2028-02-29', '2028-01-01 2028-12-31'],
  ],
])('on %s the periods are the last 30 days, this month, the last month and this year', (today, spans) =>
  expect(periodsOn(today).map(({ from, to }) => `${from} ${to}`)).toEqual(spans),
)
