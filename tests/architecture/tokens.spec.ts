import { expect, it } from 'vitest'
import { sourcesOf } from './changes.ts'

const TOKEN = /export const (\w+) = token<[^>]+>\(\s*'(\w+)'/g

/** Tokens whose name differs from their constant. Errors of the container contain the name. */
const misnamedTokens = (sources: Iterable<string>) =>
  [...sources].flatMap((source) =>
    [...source.matchAll(TOKEN)]
      .filter(([, constant, name]) => constant !== name)
      .map(([, constant]) => constant),
  )

it('each injection token is named like its constant', () => {
  const sources = sourcesOf('src/**/*.ts')
  expect([...sources.values()].join('\n').match(TOKEN)!.length).toBeGreaterThan(40)
  expect(misnamedTokens(sources.values())).toEqual([])
})

it('reports a token with a different name', () => {
  expect(misnamedTokens(["export const CartApi = token<CartApi>('Baskets')"])).toEqual(['CartApi'])
})
