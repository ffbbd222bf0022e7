import { expect, it } from 'vitest'
import { CategoriesViewModel } from '#ui/catalogue/categories/categories.view-model.ts'
import { groupQuery } from '#ui/catalogue/group-query.mapping.ts'
import { withContent } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

it('the page of product groups nests the groups in two levels', async () => {
  const { groups } = (await withContent(anyShop())).get(CategoriesViewModel)

  expect(groups).toHaveLength(15)
  expect(groups.find(({ id }) => id === 'B10')?.children.map(({ name }) => name)).toContain('Disc brake')
  expect(groups.flatMap(({ children }) => children).every(({ parentId }) => parentId !== undefined)).toBe(
    true,
  )
})

it('the page of product groups has no groups before they are loaded', () => {
  expect(anyShop().get(CategoriesViewModel).groups).toEqual([])
})

it('the page of product groups links from a group to its parts, optionally filtered by division', () => {
  expect(groupQuery('B11')).toBe('?categories=B11')
  expect(groupQuery('B11', 'truck')).toBe('?divisions=truck&categories=B11')
})
