import { expect, it } from 'vitest'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { CountGroups } from '#application/catalogue/count-groups.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { readResultsUrl } from '#application/search/results-url.ts'
import { groupQuery } from '#ui/catalogue/group-query.mapping.ts'
import { DivisionViewModel } from '#ui/catalogue/division/division.view-model.ts'
import { withContent } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

it('the page of a division shows a division with the groups that contain parts for it', async () => {
  const shop = await withContent(anyShop())
  const model = shop.get(DivisionViewModel)
  model.show({ id: 'trailer' })

  expect(model.division?.name).toBe('Trailers')
  expect(model.resultsQuery).toBe('?divisions=trailer')
  const ids = model.groups.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
  expect(ids.toSorted()).toEqual(model.division?.categoryIds.toSorted())
  expect(ids.length).toBeLessThan(shop.get(ContentStore).layoutData?.content.categories.length ?? 0)
})

it('the page of a division shows nothing for an unknown division', async () => {
  const model = (await withContent(anyShop())).get(DivisionViewModel)
  model.show({ id: 'nope' })

  expect(model.division).toBeUndefined()
  expect(model.groups).toEqual([])
})

it('the page of a division shows for a group and its subgroups the number of linked parts, largest first', async () => {
  const shop = await withContent(anyShop())
  const model = shop.get(DivisionViewModel)
  model.show({ id: 'trailer', counts: await shop.get(CountGroups).run('trailer') })

  const sizes = model.groups.map(({ productCount }) => productCount)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  const [largest] = model.groups
  for (const { id, productCount } of [largest!, ...largest!.children]) {
    const address = readResultsUrl(new URLSearchParams(groupQuery(id, 'trailer')))
    expect((await shop.get(ListParts).run(address)).result.total, id).toBe(productCount)
  }
  const whole = shop.get(ContentStore).layoutData?.content.categories ?? []
  const brakes = model.groups.find(({ id }) => id === 'B10')!
  expect(brakes.productCount).toBeLessThan(whole.find(({ id }) => id === 'B10')!.productCount)
})
