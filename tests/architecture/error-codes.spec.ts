import { expect, it } from 'vitest'
import { sourcesOf } from './changes.ts'

/** HTTP status × 1000 + n. */
const CODE = /\b[45]\d\d_?\d{3}\b/g

const codesIn = (sources: ReadonlyMap<string, string>) =>
  [...sources].flatMap(([path, source]) => [...source.matchAll(CODE)].map(([code]) => `${path}: ${code}`))

it('no source outside the adapters contains an error code of the API', () => {
  const sources = sourcesOf('src/{application,ui}/**/*.{ts,tsx}')
  expect(sources.size).toBeGreaterThan(900)
  expect(codesIn(sources)).toEqual([])
})

it.each(['if (failure.code === 404_001) return', "new Map([[413001, 'too-many']])"])(
  'reports the error code in %s',
  (source) => expect(codesIn(new Map([['src/ui/home/canary.ts', source]]))).toHaveLength(1),
)
