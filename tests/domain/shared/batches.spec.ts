import { expect, it } from 'vitest'
import { batchesOf } from '#domain/shared/batches.ts'

it.each([
  [[], 2, []],
  [[1], 2, [[1]]],
  [[1, 2], 2, [[1, 2]]],
  [[1, 2, 3, 4, 5], 2, [[1, 2], [3, 4], [5]]],
])('splits %j into batches of %d', (items, size, batches) => {
  expect(batchesOf(items, size)).toEqual(batches)
})
