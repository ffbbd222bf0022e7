import { expect, it } from 'vitest'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { DivisionViewModel } from '#ui/catalogue/division/division.view-model.ts'
import { withContent } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

it('shows a division with the groups that have parts of it', async () => {
  const shop = await withContent(anyShop())
  const model = shop.get(DivisionViewModel)
  model.show('trailer')

  expect(model.division?.name).toBe('Trailers')
  expect(model.resultsQuery).toBe('?divisions=trailer')
  const ids = model.groups.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
  expect(ids.toSorted()).toEqual(model.division?.categoryIds.toSorted())
  expect(ids.length).toBeLessThan(shop.get(ContentStore).frame?.content.categories.length ?? 0)
})

it('shows nothing of a division that there is not', async () => {
  const model = (await withContent(anyShop())).get(DivisionViewModel)
  model.show('nope')

  expect(model.division).toBeUndefined()
  expect(model.groups).toEqual([])
})
