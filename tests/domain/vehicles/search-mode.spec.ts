import { expect, it } from 'vitest'
import { vinSearchIsOffered, type SearchMode } from '#domain/vehicles/search-mode.ts'

it('the search by VIN is offered in two of the three modes', () => {
  const modes: readonly SearchMode[] = ['part', 'vin', 'part-and-vin']
  expect(modes.filter(vinSearchIsOffered)).toEqual(['vin', 'part-and-vin'])
})
