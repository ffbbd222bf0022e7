import { pageLoader } from '../kernel/page-loader.ts'
import { cachedTextResponse } from './cached-text-response.ts'

/**
 * Robots must not call the API. Pages that are not for search engines have a noindex tag: a disallowed page would never
 * be read, and could still be listed. Addresses with `next` are the login in front of another page, one per page:
 * crawling them is useless.
 */
export const loader = pageLoader((_shop, { url }) =>
  cachedTextResponse(
    'text/plain',
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /*?next=',
      'Disallow: /*&next=',
      '',
      `Sitemap: ${url.origin}/sitemap.xml`,
      '',
    ].join('\n'),
  ),
)
