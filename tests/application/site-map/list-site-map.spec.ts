import { expect, it } from 'vitest'
import { ListSiteMap } from '#application/site-map/list-site-map.ts'
import type { SiteMap } from '#application/site-map/site-map.port.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const ROUTING = { locales: ['de', 'en'] } as unknown as Routing

/** ListSiteMap for a catalogue with `count` products. */
function mapping(count: number) {
  const { port, calls } = recordedPort<SiteMap>({
    productCount: async () => count,
    productSlugs: async (start, length) =>
      Array.from(
        { length: Math.max(Math.min(length, count - start), 0) },
        (_, index) => `p-${start + index}`,
      ),
  })
  const map = new ListSiteMap({ map: port, routing: ROUTING })
  const slugsOf = async (part: number) => {
    const batches: (readonly string[])[] = []
    for await (const slugs of map.slugsOf(part)) batches.push(slugs)
    return batches
  }
  return { map, slugsOf, starts: () => calls.map(([, start]) => start) }
}

it('lists one file of pages, and the product files of each language', async () => {
  const files = await mapping(60_000).map.files()
  expect(files.map(({ kind, locale }) => `${locale} ${kind}`)).toEqual([
    'de pages',
    'de products',
    'de products',
    'en pages',
    'en products',
    'en products',
  ])
})

it('returns the slugs of a full sitemap file in batches, without slugs of the next file', async () => {
  const { slugsOf, starts } = mapping(60_000)
  const batches = await slugsOf(1)
  expect(batches.flat()).toHaveLength(50_000)
  expect(batches.map(([first]) => first)).toEqual(starts().map((start) => `p-${String(start)}`))
  expect([batches.length, batches.at(-1)?.at(-1)]).toEqual([50, 'p-49999'])
})

it('the last sitemap file ends with the last product of the catalogue', async () => {
  const { slugsOf, starts } = mapping(51_200)
  const batches = await slugsOf(2)
  expect(batches.map(({ length }) => length)).toEqual([1_000, 200])
  expect(starts()).toEqual([50_000, 51_000])
})

it('returns no empty batch of slugs if the last batch of the catalogue is full', async () => {
  const { slugsOf, starts } = mapping(51_000)
  expect((await slugsOf(2)).map(({ length }) => length)).toEqual([1_000])
  expect(starts()).toEqual([50_000, 51_000])
})
