import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageWindow } from '#ui/paging/page-window.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 14, [1, 2, 'gap', 14]],
  [4, 14, [1, 2, 3, 4, 5, 'gap', 14]],
  [7, 14, [1, 'gap', 6, 7, 8, 'gap', 14]],
  [14, 14, [1, 'gap', 13, 14]],
])('the pagination for page %d of %d links to %j', (page, pageCount, pages) => {
  expect(pageWindow(page, pageCount)).toEqual(pages)
})

it('the pagination contains the first, the last and the neighbouring pages, sorted and without duplicates', () => {
  const anyPage = fc
    .integer({ min: 1, max: 2000 })
    .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
  fc.assert(
    fc.property(anyPage, ([page, pageCount]) => {
      const numbers = pageWindow(page, pageCount).filter((number) => number !== 'gap')
      const neighbours = [1, page - 1, page, page + 1, pageCount]
      expect(numbers).toEqual(expect.arrayContaining(neighbours.filter((n) => n >= 1 && n <= pageCount)))
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
    }),
  )
})
