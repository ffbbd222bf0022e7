import { expect, it } from 'vitest'
import { vinSearchIsOffered, type SearchMode } from '#domain/vehicles/search-mode.ts'

it('two of the three modes include the search by VIN', () => {
  const modes: readonly SearchMode[] = ['part', 'vin', 'part-and-vin']
  expect(modes.filter(vinSearchIsOffered)).toEqual(['vin', 'part-and-vin'])
})
