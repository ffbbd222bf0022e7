import { expect, it } from 'vitest'
import { DivisionsViewModel } from '#ui/catalogue/divisions/divisions.view-model.ts'
import { withContent } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

it('the page of divisions shows only the main groups of each division', async () => {
  const model = (await withContent(anyShop())).get(DivisionsViewModel)
  const namesOf = (divisionId: string) => {
    const division = model.divisions.find(({ id }) => id === divisionId)
    return division ? model.groupsOf(division).map(({ name }) => name) : []
  }

  expect(namesOf('truck')).toContain('Engine')
  expect(namesOf('truck')).not.toContain('Disc brake')
  expect(namesOf('trailer')).toContain('Brake system')
  expect(namesOf('trailer')).not.toContain('Engine')
})

it('the page of divisions has neither divisions nor groups before they are loaded', async () => {
  const [division] = (await withContent(anyShop())).get(DivisionsViewModel).divisions
  const model = anyShop().get(DivisionsViewModel)

  expect(model.divisions).toEqual([])
  expect(division && model.groupsOf(division)).toEqual([])
})
