import { expect, it } from 'vitest'
import { pageSizes } from '#ui/paging/page-sizes.ts'

const sizesOf = (total: number) => pageSizes([25, 50, 100], 50, total, (size) => `?length=${size}`)

it('returns each page size with its URL, and marks the current one', () => {
  expect(sizesOf(26)).toEqual([
    { size: 25, isCurrent: false, query: '?length=25' },
    { size: 50, isCurrent: true, query: '?length=50' },
    { size: 100, isCurrent: false, query: '?length=100' },
  ])
})

it('returns no sizes if the smallest page contains all rows', () => {
  expect(sizesOf(25)).toEqual([])
})
