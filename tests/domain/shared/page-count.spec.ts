import { expect, it } from 'vitest'
import { pageCountOf } from '#domain/shared/page-count.ts'

it.each([
  [0, 25, 1],
  [1, 25, 1],
  [25, 25, 1],
  [26, 25, 2],
])('%i rows, %i a page, are %i pages', (total, length, pages) => {
  expect(pageCountOf(total, length)).toBe(pages)
})
