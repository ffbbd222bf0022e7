import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { LoadRequiredLayoutData } from '#application/catalogue/load-required-layout-data.ts'
import { ListSiteMap } from '#application/site-map/list-site-map.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { readSiteMapFileName } from '#domain/site-map/site-map.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'
import { routing } from '../routing/configured-routing.ts'
import { pathIn } from '../routing/paths.ts'
import { cachedTextResponse } from './cached-text-response.ts'
import { urlSet } from './site-map-xml.ts'

export const loader = pageLoader(async (container, { params, url }) => {
  const file = readSiteMapFileName(params['file'] ?? '', routing)
  if (!file) return notFound(url)
  if (file.kind === 'pages') {
    return cachedTextResponse('application/xml', urlSet([await pages(container, url.origin, file.locale)]))
  }
  const pieces = container.get(ListSiteMap).slugsOf(file.part)
  // await the first chunk, so that a failure still determines the status
  const first = await pieces.next()
  if (first.done === true) return notFound(url)
  return cachedTextResponse('application/xml', urlSet(products(url.origin, file.locale, first.value, pieces)))
})

const PAGES = ['home', 'categories', 'divisions', 'vin', 'vehicles'] as const

/** All pages for search engines except products. */
async function pages(container: Container, origin: string, locale: LanguageCode): Promise<string[]> {
  const { divisions, categories } = (await container.get(LoadRequiredLayoutData).run()).content
  const offered = container.get(CapabilitiesStore)
  const to = pathIn(locale)
  const results = to('results')
  return [
    ...PAGES.filter((page) => offered.offersPage(page)).map((page) => to(page)),
    ...divisions.map(({ id }) => to('division', { divisionId: id })),
    ...categories.map(({ id }) => `${results}?categories=${encodeURIComponent(id)}`),
  ].map((path) => origin + path)
}

async function* products(
  origin: string,
  locale: LanguageCode,
  first: readonly string[],
  rest: AsyncIterable<readonly string[]>,
) {
  const to = pathIn(locale)
  const addresses = (slugs: readonly string[]) => slugs.map((slug) => origin + to('product', { slug }))
  yield addresses(first)
  for await (const slugs of rest) yield addresses(slugs)
}

const notFound = ({ pathname }: URL) =>
  new Response(`Page Not Found: ${pathname}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
