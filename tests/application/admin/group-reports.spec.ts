import { expect, it } from 'vitest'
import { groupReports } from '#application/admin/group-reports.ts'

const report = (index: number, message: string, userId?: string) =>
  ({ at: index, level: 'error', message, userId }) as const

it('groups the reports of one sender that differ only in numbers, with time and message of the newest', () => {
  const flood = Array.from({ length: 150 }, (_, index) => report(1_000 - index, `Flood ${index}`))
  const groups = groupReports(
    [...flood, report(5, 'The lamp is broken', 'D1'), report(4, 'Flood 7', 'D1')],
    20,
  )
  expect(groups.map(({ at: index, message, count }) => [index, message, count])).toEqual([
    [1_000, 'Flood 0', 150],
    [5, 'The lamp is broken', 1],
    [4, 'Flood 7', 1],
  ])
})

it('returns at most the given number of groups of error reports', () => {
  expect(groupReports([report(2, 'a'), report(1, 'b')], 1).map(({ message }) => message)).toEqual(['a'])
})
