import { escapeXml } from '#domain/shared/escape-xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function siteMapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

/** Site map with these URLs. It is streamed, so that a file is never completely in memory. */
export async function* urlSet(
  pieces: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`
  for await (const addresses of pieces) {
    yield addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>\n`).join('')
  }
  yield '</urlset>\n'
}
