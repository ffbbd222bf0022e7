import { expect, it } from 'vitest'
import { batchesOf, pageCountOf } from '#domain/shared/batches.ts'

it.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3, 4, 5], 2, [[1, 2], [3, 4], [5]]],
])('splits %j into batches of %d', (items, size, batches) => {
  expect(batchesOf(items, size)).toEqual(batches)
})

it.each([
  [0, 25, 1],
  [1, 25, 1],
  [25, 25, 1],
  [26, 25, 2],
])('%i rows with %i per page result in %i pages', (total, length, pages) => {
  expect(pageCountOf(total, length)).toBe(pages)
})
