import { expect, test } from 'vitest'
import { anyClerk } from '../documents/documents-fixture.ts'

test('Orders can be filtered by delivery address', async () => {
  const { list } = await anyClerk()
  const all = await list('/api/orders/list')
  const facet = all.facets.find(({ name }: any) => name === 'shipTo')
  expect(facet.values.reduce((sum: number, { count }: any) => sum + count, 0)).toBe(all.pagination.total)
  for (const { id, count } of facet.values) {
    const some = await list('/api/orders/list', { filter: { shipTo: id } })
    expect(some.pagination.total).toBe(count)
    // The facet still offers the other values.
    expect(some.facets).toContainEqual(facet)
  }
})

test('Delivery notes can be filtered by carrier', async () => {
  const { documents } = await anyClerk()
  const [facet] = (await documents('DESPATCH_ADVICE')).facets
  expect(facet.name).toBe('carrier')
  expect(facet.values.length).toBeGreaterThan(1)
  for (const { id, count } of facet.values) {
    const some = await documents('DESPATCH_ADVICE', { filter: { carrier: id } })
    expect(some.pagination.total).toBe(count)
    expect(new Set(some.items.map(({ carrier }: any) => carrier))).toEqual(new Set([id]))
  }
})

test('Documents without a carrier have no filter for carriers', async () => {
  const { documents } = await anyClerk()
  expect((await documents('INVOICE')).facets).toBeUndefined()
})
