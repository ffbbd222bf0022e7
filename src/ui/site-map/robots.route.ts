import { pageLoader } from '../kernel/page-loader.ts'
import { plainAnswer } from './plain-answer.ts'

/**
 * Calls of the API are nobody's reading. Pages that are for no search engine say so themselves: forbidden here,
 * they would never be read, and could still be listed. Addresses with `next` are the login in front of another
 * page, one per page: crawling them is no use.
 */
export const loader = pageLoader((_shop, { url }) =>
  plainAnswer(
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
