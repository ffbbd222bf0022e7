import { expect, it } from 'vitest'
import { ListParts } from '#application/search/list-parts.ts'
import { UNFILTERED } from '#application/search/results-url.ts'
import { loadIntl } from '#ui/intl/intl.ts'
import { loader, meta } from '#ui/search/results/search-results.route.tsx'
import { loadAt } from '../../../fixtures/loader.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const shop = anyShop()

async function aPart() {
  const { result } = await shop.get(ListParts).run(UNFILTERED)
  return result.products[0]!
}

it('the results page redirects permanently from a term to the only product that it matches', async () => {
  const { sku, slug } = await aPart()

  expect(await loadAt(loader, shop, `/en/search/results?term=${sku}`)).toEqual({
    status: 301,
    location: `/en/products/${slug}`,
  })
})

it('the results page passes the quantity in the term to the redirect', async () => {
  const { sku, slug } = await aPart()

  expect(await loadAt(loader, shop, `/en/search/results?term=${encodeURIComponent(`4x ${sku}`)}`)).toEqual({
    status: 301,
    location: `/en/products/${slug}?pieces=4`,
  })
})

it.each(['&page=1', '&news=false', '&divisions=truck,trailer,bus,van,construction'])(
  'the results page shows the list instead of a redirect if the URL also contains %s',
  async (more) => {
    const { sku } = await aPart()

    expect(await loadAt(loader, shop, `/en/search/results?term=${sku}${more}`)).toMatchObject({
      status: 200,
      value: { listed: { result: { total: 1 } } },
    })
  },
)

it.each([
  ['vehicle=man-tgx-18-440', '', ''],
  ['vehicle=man-tgx-18-440', ' 4', '?pieces=4'],
  ['divisions=bus&categories=B11', '', ''],
])(
  'the results page redirects from a number to its part even if the filter %s excludes it',
  async (narrowed, terms, query) => {
    const { result } = await shop.get(ListParts).run(UNFILTERED)
    const pathOf = (term: string) => `/en/search/results?term=${encodeURIComponent(term)}&${narrowed}`
    const outcomes = await Promise.all(
      result.products
        .slice(0, 8)
        .map(async ({ sku, slug }) => ({ slug, answer: await loadAt(loader, shop, pathOf(sku + terms)) })),
    )
    const redirected = outcomes.filter(({ answer: outcome }) => outcome.status !== 200)
    expect(redirected.length).toBeGreaterThan(0)
    for (const { slug, answer } of redirected)
      expect(answer).toEqual({ status: 302, location: `/en/products/${slug}${query}` })
  },
)

it('the results page shows a list for several products or none', async () => {
  expect(await loadAt(loader, shop, '/en/search/results?term=brake')).toMatchObject({ status: 200 })
  expect(await loadAt(loader, shop, '/en/search/results?term=zzzzzzz')).toMatchObject({
    status: 200,
    value: { listed: { result: { total: 0 } } },
  })
})

it.each([
  ['of a term', '/en/search/results?term=brake', true],
  ['of filters only', '/en/search/results?divisions=truck', false],
])('the results page contains noindex for results %s: %s', async (_, path, isKept) => {
  await loadIntl('en')
  const outcome = await loadAt(loader, shop, path)
  const loaderData = 'value' in outcome ? outcome.value : undefined
  const matches = [{ id: 'root', loaderData: { origin: 'https://shop.test' } }]
  const location = { pathname: '/en/search/results' }
  const descriptors = meta({ location, matches, loaderData } as unknown as Parameters<typeof meta>[0])
  const robots = descriptors.filter((descriptor) => 'name' in descriptor && descriptor.name === 'robots')
  expect(robots).toEqual(isKept ? [{ name: 'robots', content: 'noindex' }] : [])
})
