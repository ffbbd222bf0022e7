import { expect, test } from 'vitest'
import { createAssortment } from '#mock-backend/catalogue/assortment.ts'

const assortment = createAssortment(1)
const indexes = Array.from({ length: 200_000 }, (_, index) => index)

test('a superseded or discontinued part is not the successor of another part', () => {
  const ended = indexes.filter(
    (index) => assortment.isDiscontinued(index) || assortment.successorOf(index) !== undefined,
  )
  expect(ended.length).toBeGreaterThan(2_000)
  expect(ended.filter((index) => assortment.supersededBy(index) !== undefined)).toEqual([])
})

test('a successor has a smaller index than the superseded part, so that smaller catalogues contain it', () => {
  const pairs = indexes.map((index) => [index, assortment.successorOf(index)] as const)
  for (const [index, successor] of pairs) if (successor !== undefined) expect(successor).toBeLessThan(index)
})

test('a product that shares the design of another one has a larger index, and the other one has its own design', () => {
  for (const index of indexes.slice(0, 20_000)) {
    const design = assortment.designOf(index)
    expect(design).toBeLessThanOrEqual(index)
    expect(assortment.designOf(design)).toBe(design)
  }
})
