import { expect, it } from 'vitest'
import { CountGroups } from '#application/catalogue/count-groups.ts'
import type { ListedResult, PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'

const countingIn = (list: PartsCatalogue['list']) =>
  new CountGroups({ catalogue: { list } as PartsCatalogue })
const found = (facets: ListedResult['facets']): ListedResult => ({
  products: [],
  categories: [],
  total: 7,
  facets,
  attributes: [],
})

it('returns the part counts of the groups in one division', async () => {
  const counting = countingIn(async ({ divisions, withFacets }) => {
    expect({ divisions, withFacets }).toEqual({ divisions: ['trailer'], withFacets: true })
    return found([
      { name: 'brands', values: [{ id: 'nw', name: 'Northwain', count: 7 }] },
      { name: 'categories', values: [{ id: 'B11', name: 'Disc brake', count: 4 }] },
    ])
  })

  expect(await counting.run('trailer')).toEqual([{ id: 'B11', count: 4 }])
})

it('returns no part counts after a failure or for a response without facets', async () => {
  const failing = countingIn(() => Promise.reject(new ApiFailure('timeout', 'list')))

  expect(await failing.run('trailer')).toBeUndefined()
  expect(await countingIn(async () => found([])).run('trailer')).toBeUndefined()
})

it.each([new ApiFailure('session-ended', 'list'), new TypeError('a defect')])(
  'the count of parts per group rethrows an ended session and a programming error: %s',
  async (error) => {
    await expect(countingIn(() => Promise.reject(error)).run('trailer')).rejects.toBe(error)
  },
)
