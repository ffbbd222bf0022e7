import { expect, it } from 'vitest'
import type { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { FindByOldUrl } from '#application/redirects/find-by-old-url.ts'
import type { FoundVia } from '#domain/products/product.ts'
import { anyProduct } from '../../fixtures/product.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

function finding(...matches: readonly (FoundVia | undefined)[]) {
  const products = matches.map((foundVia, index) => anyProduct({ slug: `part-${index}`, foundVia }))
  const { port, calls } = recordedPort<PartsCatalogue>({
    search: async () => ({ products, categories: [], total: products.length }),
  })
  return { find: new FindByOldUrl({ catalogue: port }), calls }
}

it('returns the part whose number is in the path of a legacy URL', async () => {
  const { find, calls } = finding({ kind: 'name' }, { kind: 'article', number: '3.61984' })
  expect(await find.run('/disc-3.61984.html')).toBe('part-1')
  expect(calls).toHaveLength(1)
})

it('returns the part of a legacy URL even if the API omits the kind of match', async () => {
  expect(await finding(undefined).find.run('/disc-3.61984.html')).toBe('part-0')
})

it('returns no part of a legacy URL by its name, and sends no request for a path without a number', async () => {
  expect(await finding({ kind: 'name' }).find.run('/disc-3.61984.html')).toBeUndefined()
  expect(await finding().find.run('/disc-3.61984.html')).toBeUndefined()
  const { find, calls } = finding(undefined)
  expect(await find.run('/about-us')).toBeUndefined()
  expect(calls).toEqual([])
})
