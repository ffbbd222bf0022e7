import { pageLoader } from '../kernel/page-loader.ts'
import { cachedTextResponse } from './cached-text-response.ts'

/**
 * Forbids robots to call the API. Private pages are not disallowed here but have a noindex tag: a robot does not read a
 * disallowed page, and might still list it. URLs with `next` are disallowed: they are copies of the login page, one for
 * each page that redirects there.
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
