import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { comparedCookie } from '#application/comparison/compared-cookie.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { OpenComparison } from '#application/comparison/open-comparison.ts'
import type { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

function choosing(...slugs: string[]) {
  const compared = new ComparedStore()
  compared.set(slugs)
  const cookies = new RequestCookieJar(null)
  const choose = new ChooseCompared({ compared, cookies })
  return { compared, cookies, choose, kept: () => cookies.read(comparedCookie) }
}

it('appends a product to the comparison, and stores it for a month', () => {
  const { compared, cookies, choose, kept } = choosing('a')
  expect(choose.run('b', true)).toEqual(ok(undefined))
  expect(compared.slugs).toEqual(['a', 'b'])
  expect(kept()).toEqual(['a', 'b'])
  expect(cookies.setCookieLines.join()).toContain('Max-Age=2592000')
})

it('removes only the given product from the comparison', () => {
  const { compared, choose, kept } = choosing('a', 'b', 'c', 'd')
  expect(choose.run('b', false)).toEqual(ok(undefined))
  expect(compared.slugs).toEqual(['a', 'c', 'd'])
  expect(kept()).toEqual(['a', 'c', 'd'])
})

it('adding a product that the comparison already contains changes nothing, even if the comparison is full', () => {
  const { compared, choose, kept } = choosing('a', 'b', 'c', 'd')
  expect(choose.run('a', true)).toEqual(ok(undefined))
  expect(compared.slugs).toEqual(['a', 'b', 'c', 'd'])
  expect(kept()).toBeUndefined()
})

it('accepts at most four products in the comparison', () => {
  const { compared, choose, kept } = choosing('a', 'b', 'c')
  expect(choose.run('d', true)).toEqual(ok(undefined))
  expect(compared.isFull).toBe(true)
  expect(choose.run('e', true)).toEqual(fail({ kind: 'full' }))
  expect(compared.slugs).toEqual(['a', 'b', 'c', 'd'])
  expect(kept()).toEqual(['a', 'b', 'c', 'd'])
})

it('rejects a product with an invalid slug', () => {
  const { compared, choose } = choosing('a')
  expect(choose.run('a,b', true)).toEqual(fail({ kind: 'not-comparable' }))
  expect(compared.slugs).toEqual(['a'])
})

it('notifies pages of a change of the comparison', () => {
  const { compared } = choosing('a')
  const observed: boolean[] = []
  autorun(() => observed.push(compared.has('b')))
  compared.set(['a', 'b'])
  expect(observed).toEqual([false, true])
})

it('requests the compared products, and sends no request if none is chosen', async () => {
  const { port, calls } = recordedPort<PartsCatalogue>({ compare: async () => [] })
  expect(await new OpenComparison({ compared: choosing().compared, catalogue: port }).run()).toEqual([])
  await new OpenComparison({ compared: choosing('a', 'b').compared, catalogue: port }).run()
  expect(calls).toEqual([['compare', ['a', 'b']]])
})
